/** Pointer gestures on the board: dragging moves it, the wheel and two fingers zoom. */

import type { Camera } from "./camera.svelte";

const STILL = 6; // pixels a pointer may tremble and still mean a click

/** An attachment for the board: `{@attach gestures(camera)}`. */
export function gestures(camera: Camera): (board: Element) => () => void {
  return (board) => {
    const pointers = new Map<number, PointerEvent>();
    let travelled = 0;

    const place = (event: { clientX: number; clientY: number }): [number, number] => {
      const box = board.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const down = (event: PointerEvent): void => {
      if ((event.target as Element).closest("button")) return;
      pointers.set(event.pointerId, event);
      if (pointers.size === 1) travelled = 0;
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const other = [...pointers.values()].find((one) => one.pointerId !== event.pointerId);
      if (other) pinch(before, event, other);
      else drag(before, event);
      pointers.set(event.pointerId, event);
    };
    const drag = (before: PointerEvent, now: PointerEvent): void => {
      const [dx, dy] = [now.clientX - before.clientX, now.clientY - before.clientY];
      travelled += Math.hypot(dx, dy);
      if (travelled < STILL) return;
      if (!board.hasPointerCapture(now.pointerId)) board.setPointerCapture(now.pointerId);
      camera.pan(dx, dy);
    };
    const pinch = (before: PointerEvent, now: PointerEvent, other: PointerEvent): void => {
      travelled = STILL;
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
      const is = Math.hypot(now.clientX - other.clientX, now.clientY - other.clientY);
      const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
      if (was > 0) camera.zoom(is / was, ...place(middle));
      camera.pan((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2);
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      if (!pointers.size) setTimeout(() => (travelled = 0)); // after the click that may follow
    };
    /** Ignore a click at the end of a drag. */
    const click = (event: Event): void => {
      if (travelled >= STILL) event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY / 500), ...place(event));
    };

    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener("pointerdown", (e) => down(e as PointerEvent), { signal });
    board.addEventListener("pointermove", (e) => move(e as PointerEvent), { signal });
    board.addEventListener("pointerup", (e) => up(e as PointerEvent), { signal });
    board.addEventListener("pointercancel", (e) => up(e as PointerEvent), { signal });
    board.addEventListener("click", click, { signal, capture: true });
    board.addEventListener("wheel", (e) => wheel(e as WheelEvent), { signal, passive: false });
    return () => stop.abort();
  };
}
