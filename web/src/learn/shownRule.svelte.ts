/** The rule shown in the dialog. */

class ShownRule {
  number = $state<string | null>(null);
}

export const shownRule = new ShownRule();
