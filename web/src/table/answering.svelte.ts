/** Questions that leave no choice may be answered by themselves, after a while that tells nothing. */

const KEPT = "answers-by-itself";
const LEAST = 600; // milliseconds
const MOST = 2600;

class Answering {
  private on = $state(localStorage.getItem(KEPT) === "yes");

  get byItself(): boolean {
    return this.on;
  }

  set byItself(on: boolean) {
    this.on = on;
    localStorage.setItem(KEPT, on ? "yes" : "no");
  }

  /** Does it in a moment; returns how to prevent that. */
  soon(answer: () => void): () => void {
    const timer = setTimeout(answer, LEAST + Math.random() * (MOST - LEAST));
    return () => clearTimeout(timer);
  }
}

export const answering = new Answering();
