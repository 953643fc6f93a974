/** The visible part of the board: moved by dragging, wheel, two fingers, keys and buttons. */

import { MediaQuery } from "svelte/reactivity";
import { type Box, boxAround, cellAt } from "./places";

const SMALLEST = 0.15;
const LARGEST = 2.5;
const COMFORTABLE = { touch: 0.55, mouse: 0.4 }; // a card is as wide as a finger, or large enough for a mouse
const LARGEST_BY_ITSELF = 2;
const STILL_AFTER = 200; // milliseconds without movement before the board is redrawn at its new size

const byTouch = new MediaQuery("pointer: coarse", true);
const comfortable = (): number => (byTouch.current ? COMFORTABLE.touch : COMFORTABLE.mouse);

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Whether the player moved it; until then the board is kept in view. */
  moved = $state(false);
  /** The scale at which the board is drawn; while it moves, its layer is only moved and stretched. */
  drawn = $state(1);
  /** Whether it glides to its new place. */
  gliding = $state(false);

  readonly transform = $derived(
    `translate(${onPixel(this.x)}px, ${onPixel(this.y)}px) scale(${this.scale / this.drawn})`,
  );
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** `isUpwards` says whether the tunnel runs upwards. */
  constructor(private readonly isUpwards: () => boolean = () => false) {}

  /** The area of these cells in board units, as they are drawn. */
  around(cells: Iterable<string>, margin?: number): Box {
    return boxAround(cells, margin, this.isUpwards());
  }

  /** Show everything, however small. */
  fit(cells: Iterable<string>): void {
    this.show(this.around(cells), 0);
    this.moved = false;
  }

  /** Show everything if it is readable, else as much as possible around the important part. */
  frame(cells: Iterable<string>, focus: Iterable<string>): void {
    const important = [...focus];
    this.show(this.around(cells), comfortable(), important.length ? this.around(important) : undefined);
    this.moved = false;
  }

  private show(box: Box, least: number, focus: Box = box): void {
    if (!this.width || !this.height || !Number.isFinite(box.left)) return;
    const scale = this.scaleFor(box, least);
    this.go(true);
    this.scale = scale;
    const [width, height] = [this.width / scale, this.height / scale];
    const fromBelow = this.isUpwards() ? Math.max(0, focus.height - height) : 0;
    this.x = placed(box.left, box.width, middle(focus.left, focus.width, width), width) * scale;
    this.y = placed(box.top, box.height, middle(focus.top + fromBelow, focus.height, height), height) * scale;
  }

  /** Whether a whole cell is visible. */
  sees(cell: string): boolean {
    const { left, top, right, bottom } = this.onScreen(cell);
    return left >= -1 && top >= -1 && right <= this.width + 1 && bottom <= this.height + 1;
  }

  /** The edges of a cell in pixels of the board. */
  onScreen(cell: string): { left: number; top: number; right: number; bottom: number } {
    const box = this.around([cell], 0);
    const [left, top] = [box.left * this.scale + this.x, box.top * this.scale + this.y];
    return { left, top, right: left + box.width * this.scale, bottom: top + box.height * this.scale };
  }

  /** Move just far enough to see a whole cell. */
  reveal(cell: string): void {
    if (!this.width || this.sees(cell)) return;
    const { left, top, right, bottom } = this.onScreen(cell);
    this.go(true);
    this.x += Math.max(-left, 0) || Math.min(this.width - right, 0);
    this.y += Math.max(-top, 0) || Math.min(this.height - bottom, 0);
  }

  /** The cell at a point of the board on screen. */
  cellAt(x: number, y: number): string {
    return cellAt({ x: (x - this.x) / this.scale, y: (y - this.y) / this.scale }, this.isUpwards());
  }

  /** Whether these cells could be shown larger, or must be smaller to be visible at all. */
  isAmiss(cells: readonly string[], focus: readonly string[]): boolean {
    const box = this.around(cells);
    const scale = this.scaleFor(box, comfortable());
    const whole = box.width * scale <= this.width + 1 && box.height * scale <= this.height + 1;
    const wanted = whole ? cells : focus;
    return Math.abs(scale / this.scale - 1) > 0.1 || !wanted.every((cell) => this.sees(cell));
  }

  private scaleFor({ width, height }: Box, least: number): number {
    const whole = Math.min(this.width / width, this.height / height);
    return within(Math.min(Math.max(whole, least), LARGEST_BY_ITSELF));
  }

  /** Centre a cell. */
  lookAt(cell: string): void {
    const { left, top, width, height } = this.around([cell], 0);
    this.go(true);
    this.x = this.width / 2 - (left + width / 2) * this.scale;
    this.y = this.height / 2 - (top + height / 2) * this.scale;
    this.moved = true;
  }

  pan(dx: number, dy: number): void {
    this.go(false);
    this.x += dx;
    this.y += dy;
    this.moved = true;
  }

  /** Zoom around a point of the screen, which stays in place. */
  zoom(factor: number, x?: number, y?: number): void {
    const scale = within(this.scale * factor);
    const [atX, atY] = [x ?? this.width / 2, y ?? this.height / 2];
    this.go(x === undefined);
    this.x = atX - ((atX - this.x) * scale) / this.scale;
    this.y = atY - ((atY - this.y) * scale) / this.scale;
    this.scale = scale;
    this.moved = true;
  }

  private go(gliding: boolean): void {
    this.gliding = gliding;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.stop(), gliding ? 3 * STILL_AFTER : STILL_AFTER);
  }

  private stop(): void {
    this.gliding = false;
    this.drawn = this.scale;
  }
}

/** Snap to whole pixels, because a layer between pixels is blurred and slower to draw. */
const onPixel = (at: number): number => Math.round(at * devicePixelRatio) / devicePixelRatio;

const within = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** The middle of a stretch, or of as much of it as fits. */
const middle = (from: number, length: number, room: number): number => from + Math.min(length, room) / 2;

/** The start of a stretch on screen: centred if it fits, else with the focus in the middle. */
function placed(from: number, length: number, focus: number, room: number): number {
  if (length <= room) return (room - length) / 2 - from;
  return -Math.min(Math.max(focus - room / 2, from), from + length - room);
}
