/** The rule that is shown over the page, where somebody wanted to know why. */

class ShownRule {
  number = $state<string | null>(null);
}

export const shownRule = new ShownRule();
