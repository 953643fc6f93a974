/** Whoever hears the page or uses the keyboard begins a new page at its heading. */

const HEADING = "main h1";

/** Move the focus to every new heading of a page, unless it is of use where it is. */
export function followHeading(root: HTMLElement): void {
  let [last, path] = [root.querySelector(HEADING), location.pathname];
  new MutationObserver(() => {
    const heading = root.querySelector<HTMLElement>(HEADING);
    if (heading === null || heading === last) return;
    const isFirst = last === null && path === location.pathname;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isFirst && (isLost || path !== location.pathname)) focus(heading);
    [last, path] = [heading, location.pathname];
  }).observe(root, { childList: true, subtree: true });
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
