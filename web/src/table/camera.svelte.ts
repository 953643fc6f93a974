/** What part of the board is seen: moved by dragging, wheel, two fingers, keys and buttons. */

import { GAP, HEIGHT, WIDTH } from "./drawing";
import { type Cell, readCell } from "./tiles";

export const PITCH = { x: WIDTH + GAP, y: HEIGHT + GAP };
const SMALLEST = 0.15;
const LARGEST = 2.5;
const MARGIN = 0.35; // of a card around the board

/** The corner of a cell in the board's own measure. */
export const cornerOf = ({ column, row }: Cell): { x: number; y: number } => ({
  x: column * PITCH.x,
  y: row * PITCH.y,
});

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Did somebody move it? Until then the board is kept in sight as a whole. */
  moved = $state(false);

  readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.scale})`);

  fit(cells: Iterable<string>): void {
    const places = [...cells].map(readCell);
    if (!places.length || !this.width || !this.height) return;
    const columns = places.map((one) => one.column);
    const rows = places.map((one) => one.row);
    const left = (Math.min(...columns) - MARGIN) * PITCH.x;
    const top = (Math.min(...rows) - MARGIN) * PITCH.y;
    const wide = (Math.max(...columns) + 1 + MARGIN) * PITCH.x - left;
    const high = (Math.max(...rows) + 1 + MARGIN) * PITCH.y - top;
    this.scale = within(Math.min(this.width / wide, this.height / high));
    this.x = (this.width - wide * this.scale) / 2 - left * this.scale;
    this.y = (this.height - high * this.scale) / 2 - top * this.scale;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.moved = true;
  }

  /** Larger or smaller, with this point of the screen staying where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const scale = within(this.scale * factor);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.moved = true;
  }
}

const within = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));
