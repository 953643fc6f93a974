/** The final tunnel as a picture, drawn by this browser from the board on the page. */

const WIDTH = 1200;
const HEIGHT = 675;
const EDGE = 32;
const HEAD = 96; // for the title above the board
const FOOT = 48; // for the link below
const SVG = "http://www.w3.org/2000/svg";
const STYLES = `
* { animation: none !important; }
.ground { fill: var(--ground); }
.frame { fill: var(--surface); stroke: var(--line); }
.title { fill: var(--lamp); font: 600 40px var(--display); }
.foot { fill: var(--ink-soft); font: 20px var(--body); }`;
const REFERENCE = /(?:href="#|url\(["']?#)([\w-]+)/g;

export type Caption = { title: string; foot: string };

/** Draw a board with a title and a line below it, as a PNG file. */
export async function pictureOf(board: SVGSVGElement, caption: Caption, name: string): Promise<File> {
  const drawing = new Blob([drawingOf(board, caption)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
    canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("the picture cannot be drawn");
    return new File([blob], name, { type: "image/png" });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A drawing that stands alone: the board, everything it refers to, and the styles of the page. */
function drawingOf(board: SVGSVGElement, { title, foot }: Caption): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const room = { x: EDGE, y: HEAD, width: WIDTH - 2 * EDGE, height: HEIGHT - HEAD - FOOT };
  for (const [name, value] of Object.entries(room)) copy.setAttribute(name, String(value));
  const root = document.createElementNS(SVG, "svg");
  const size = { xmlns: SVG, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: String(WIDTH), height: String(HEIGHT) };
  for (const [name, value] of Object.entries(size)) root.setAttribute(name, value);
  root.dataset.theme = document.documentElement.dataset.theme;
  const style = document.createElementNS(SVG, "style");
  style.textContent = stylesOfPage();
  const ground = shape("rect", { class: "ground", width: WIDTH, height: HEIGHT });
  const frame = shape("rect", { class: "frame", ...room, rx: 8 });
  const titled = shape("text", { class: "title", x: EDGE, y: 62 }, title);
  const linked = shape("text", { class: "foot", x: EDGE, y: HEIGHT - 18 }, foot);
  root.append(style, referredBy(copy), ground, frame, titled, copy, linked);
  return new XMLSerializer().serializeToString(root);
}

function shape(kind: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

function stylesOfPage(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.map((rule) => rule.cssText).join("\n") + STYLES;
}

/** Copies of all symbols, gradients and clips that a drawing refers to, and those they refer to. */
function referredBy(drawing: SVGElement): SVGElement {
  const defs = document.createElementNS(SVG, "defs");
  const seen = new Set<string>();
  const waiting: Element[] = [drawing];
  for (const element of waiting) {
    for (const [, id = ""] of element.outerHTML.matchAll(REFERENCE)) {
      const found = seen.has(id) ? null : document.getElementById(id);
      seen.add(id);
      if (!found) continue;
      defs.append(found.cloneNode(true));
      waiting.push(found);
    }
  }
  return defs;
}
