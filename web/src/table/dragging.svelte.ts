/** Dragging a card from the hand with mouse, pen or finger; dropping it counts as a click. */

const STILL = 8; // pixels a pointer may tremble and still mean a click
const DROPS = "[data-place], .board";

type Carried = { index: number; x: number; y: number; width: number };

export class Dragging {
  /** The dragged card and its position, or null. */
  carried = $state.raw<Carried | null>(null);
  private over: Element | null = null;

  /** `pick` chooses the card with this index, so that its places are shown. */
  constructor(private readonly pick: (index: number) => void) {}

  /** An attachment for a card in the hand; while `active` is false it cannot be dragged. */
  card(index: number, active: () => boolean): (card: HTMLElement) => () => void {
    return (card) => {
      const stop = new AbortController();
      const down = (event: PointerEvent): void => {
        if (active() && event.isPrimary && event.button === 0) this.follow(card, index, event);
      };
      const click = (event: Event): void => {
        if (this.carried) event.stopImmediatePropagation(); // the end of a drag
      };
      card.addEventListener("pointerdown", down, { signal: stop.signal });
      card.addEventListener("click", click, { signal: stop.signal, capture: true });
      return () => stop.abort();
    };
  }

  private follow(card: HTMLElement, index: number, start: PointerEvent): void {
    const stop = new AbortController();
    const { signal } = stop;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STILL;
      if (!this.carried && far) this.pick(index);
      if (this.carried || far) this.carry(index, event, card.clientWidth);
    };
    const end = (event: PointerEvent): void => {
      stop.abort();
      if (this.carried && event.type === "pointerup") this.drop(event);
      this.hover(null);
      setTimeout(() => (this.carried = null)); // after the click that follows
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  }

  private carry(index: number, event: PointerEvent, width: number): void {
    this.carried = { index, x: event.clientX, y: event.clientY, width };
    this.hover(placeUnder(event));
  }

  /** Tell the place under the card that it is hovered, as a mouse would. */
  private hover(place: Element | null): void {
    if (place === this.over) return;
    this.over?.dispatchEvent(new PointerEvent("pointerleave"));
    place?.dispatchEvent(new PointerEvent("pointerenter"));
    this.over = place;
  }

  private drop(event: PointerEvent): void {
    const { clientX, clientY } = event;
    placeUnder(event)?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
  }
}

/** The place on the board, or a seat's button, under the pointer. */
function placeUnder({ clientX, clientY }: PointerEvent): Element | null {
  const under = document.elementFromPoint(clientX, clientY);
  return under?.closest(DROPS) ?? under?.closest("[data-seat]")?.querySelector("button") ?? null;
}
