/** The visible part of the board: moved by dragging, wheel, two fingers, keys and buttons. */

import { GAP, HEIGHT, WIDTH } from "./drawing";
import { type Cell, readCell } from "./tiles";

export const PITCH = { x: WIDTH + GAP, y: HEIGHT + GAP };
const SMALLEST = 0.15;
const LARGEST = 2.5;
const COMFORTABLE = 0.55; // a card is as wide as a finger
const LARGEST_BY_ITSELF = 1.3;
const MARGIN = 0.3; // share of a card around the board
const CONTROLS = 60; // pixels that the buttons take at one edge
const LOW = 200; // pixels of height
const STILL_AFTER = 200; // milliseconds without movement before the board is redrawn at its new size

/** The corner of a cell, in board units. */
export const cornerOf = ({ column, row }: Cell): { x: number; y: number } => ({
  x: column * PITCH.x,
  y: row * PITCH.y,
});

export type Box = { left: number; top: number; width: number; height: number };

/** The area of these cells with a margin, in board units. */
export function boxAround(cells: Iterable<string>, margin = MARGIN): Box {
  const places = [...cells].map(readCell);
  const columns = places.map((one) => one.column);
  const rows = places.map((one) => one.row);
  const left = (Math.min(...columns) - margin) * PITCH.x;
  const top = (Math.min(...rows) - margin) * PITCH.y;
  const width = (Math.max(...columns) + 1 + margin) * PITCH.x - left;
  const height = (Math.max(...rows) + 1 + margin) * PITCH.y - top;
  return { left, top, width, height };
}

/** The box in whole pixels at this scale, without cutting anything off. */
export function inPixels({ left, top, width, height }: Box, scale: number): Box {
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  return {
    left: x,
    top: y,
    width: Math.ceil((left + width) * scale) - x,
    height: Math.ceil((top + height) * scale) - y,
  };
}

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
  /** The area without the buttons: below on narrow screens, else on the right, but overlapping on low ones. */
  private readonly room = $derived.by(() => {
    const [narrow, low] = [this.height >= this.width, this.height < LOW];
    return {
      width: this.width - (narrow || low ? 0 : CONTROLS),
      height: this.height - (narrow ? CONTROLS : 0),
    };
  });
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** Show everything, however small. */
  fit(cells: Iterable<string>): void {
    this.show(boxAround(cells), 0);
    this.moved = false;
  }

  /** Show everything if it is readable, else as much as possible around the important part. */
  frame(cells: Iterable<string>, focus: Iterable<string>): void {
    const important = [...focus];
    this.show(boxAround(cells), COMFORTABLE, important.length ? boxAround(important) : undefined);
    this.moved = false;
  }

  private show(box: Box, least: number, focus: Box = box): void {
    if (!this.width || !this.height || !Number.isFinite(box.left)) return;
    const scale = this.scaleFor(box, least);
    this.go(true);
    this.scale = scale;
    const [width, height] = [this.room.width / scale, this.room.height / scale];
    this.x = placed(box.left, box.width, middle(focus.left, focus.width, width), width) * scale;
    this.y = placed(box.top, box.height, middle(focus.top, focus.height, height), height) * scale;
  }

  /** Whether a whole cell is visible. */
  sees(cell: string): boolean {
    const { left, top, width, height } = boxAround([cell], 0);
    const [x, y] = [left * this.scale + this.x, top * this.scale + this.y];
    const [right, bottom] = [x + width * this.scale, y + height * this.scale];
    return x >= -1 && y >= -1 && right <= this.width + 1 && bottom <= this.height + 1;
  }

  /** Whether these cells could be shown larger, or must be smaller to be visible at all. */
  isAmiss(cells: readonly string[], focus: readonly string[]): boolean {
    const box = boxAround(cells);
    const scale = this.scaleFor(box, COMFORTABLE);
    const whole = box.width * scale <= this.room.width + 1 && box.height * scale <= this.room.height + 1;
    const wanted = whole ? cells : focus;
    return Math.abs(scale / this.scale - 1) > 0.1 || !wanted.every((cell) => this.sees(cell));
  }

  private scaleFor({ width, height }: Box, least: number): number {
    const whole = Math.min(this.room.width / width, this.room.height / height);
    return within(Math.min(Math.max(whole, least), LARGEST_BY_ITSELF));
  }

  /** Centre a cell. */
  lookAt(cell: string): void {
    const { left, top, width, height } = boxAround([cell], 0);
    this.go(true);
    this.x = this.room.width / 2 - (left + width / 2) * this.scale;
    this.y = this.room.height / 2 - (top + height / 2) * this.scale;
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
