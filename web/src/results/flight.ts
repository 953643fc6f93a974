/** Gold that travels over the page, from where it was found to its owner. */

import { isStill } from "../look/settings.svelte";

const SIZE = 40; // pixels
const DURATION = 700; // milliseconds
const SVG = "http://www.w3.org/2000/svg";

/** Let a nugget fly from one element to another; with reduced motion nothing moves. */
export function flyGold(from: Element, to: Element): void {
  if (isStill()) return;
  const [start, end] = [middleOf(from), middleOf(to)];
  const nugget = drawn();
  document.body.append(nugget);
  const path = [
    { transform: `translate(${start.x}px, ${start.y}px) scale(0.4)`, opacity: 0 },
    { transform: `translate(${(start.x + end.x) / 2}px, ${Math.min(start.y, end.y) - SIZE}px) scale(1.4)`, opacity: 1 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(0.7)`, opacity: 1 },
  ];
  nugget.animate(path, { duration: DURATION, easing: "ease-in-out" }).onfinish = () => nugget.remove();
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - SIZE / 2, y: top + height / 2 - SIZE / 2 };
}

function drawn(): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", "#icon-gold");
  svg.append(use);
  svg.setAttribute("class", "painted");
  svg.setAttribute("aria-hidden", "true");
  Object.assign(svg.style, { position: "fixed", zIndex: "9", inset: "0 auto auto 0", width: `${SIZE}px`, height: `${SIZE}px`, pointerEvents: "none" });
  return svg;
}
