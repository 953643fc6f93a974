### What the browser says on the pages of the rules and of the first lesson.

## The pages

learn-title = Learn to play
rules-title = Rules
