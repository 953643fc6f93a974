/** Moving focus to a page's heading, where keyboard and screen-reader users begin. */

const HEADING = "main h1";

/** Move the focus to every new heading of a page, unless it is already useful where it is. */
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
