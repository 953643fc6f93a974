/** Automatic answers to questions without a choice, after a delay that reveals nothing. */

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

  /** Answer in a moment; returns a function that prevents it. */
  soon(answer: () => void): () => void {
    const timer = setTimeout(answer, LEAST + Math.random() * (MOST - LEAST));
    return () => clearTimeout(timer);
  }
}

export const answering = new Answering();
