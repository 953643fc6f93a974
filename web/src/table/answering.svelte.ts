/**
 * Automatic answers to questions without a choice, after a delay that reveals nothing.
 *
 * In a secret question, such as a veto, some players hold the card that answers it and most do not.
 * If only those without the card were answered for, everyone could see by the time who has it. So
 * whoever holds it is answered for in the same way after the same time, unless they play the card or
 * stop the countdown. Where nobody else could measure the time, a real choice is left to the player.
 */

import type { ActionData, Description } from "../generated/protocol";

const KEPT = "answers-by-itself";
/** The shortest and the longest delay, in milliseconds. */
type Delay = readonly [number, number];
const UNSEEN: Delay = [150, 150]; // nobody else is there
const SEEN: Delay = [600, 2600];
const SECRET: Delay = [3000, 5000]; // long enough to decide to play the card

export type Automatic = { answer: ActionData; delay: Delay };

/** What is answered by itself, and when; null if the player must choose. */
export function automatic(
  description: Description,
  kind: string,
  actions: readonly ActionData[],
  isSeen: boolean,
): Automatic | null {
  const question = description.questions[kind];
  const alone = actions.length === 1 ? actions[0]! : null;
  if (alone && !isSeen) return { answer: alone, delay: UNSEEN };
  if (!question?.secret) return alone && { answer: alone, delay: SEEN };
  const withoutCard = question.verbs.filter((verb) => !description.verbs[verb]?.parts.some((part) => part.startsWith("card")));
  const answer = actions.find((action) => action.verb === withoutCard[0]);
  const isForAll = withoutCard.length === 1 && question.verbs.length > 1;
  return isSeen && isForAll && answer ? { answer, delay: SECRET } : null;
}

class Answering {
  private on = $state(localStorage.getItem(KEPT) !== "no");

  get byItself(): boolean {
    return this.on;
  }

  set byItself(on: boolean) {
    this.on = on;
    localStorage.setItem(KEPT, on ? "yes" : "no");
  }

  /** Answer after a random delay, telling the seconds left; returns a function that prevents it. */
  soon([least, most]: Delay, tell: (seconds: number) => void, answer: () => void): () => void {
    const end = performance.now() + least + Math.random() * (most - least);
    const left = (): number => Math.max(0, end - performance.now());
    const show = (): void => tell(Math.ceil(left() / 1000));
    show();
    const ticking = setInterval(show, 250);
    const timer = setTimeout(answer, left());
    return () => {
      clearInterval(ticking);
      clearTimeout(timer);
    };
  }
}

export const answering = new Answering();
