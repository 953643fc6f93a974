/** Private marks of suspicion, stored on this device for each table. */

export type Mark = "none" | "suspect" | "trust";

const ORDER: Mark[] = ["none", "suspect", "trust"];

export class Marks {
  private marks = $state.raw<Record<number, Mark>>({});

  constructor(private readonly code: string) {
    this.marks = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<number, Mark>;
  }

  private get key(): string {
    return `marks-${this.code}`;
  }

  of(seat: number): Mark {
    return this.marks[seat] ?? "none";
  }

  next(seat: number): void {
    const mark = ORDER[(ORDER.indexOf(this.of(seat)) + 1) % ORDER.length] ?? "none";
    this.marks = { ...this.marks, [seat]: mark };
    localStorage.setItem(this.key, JSON.stringify(this.marks));
  }
}
