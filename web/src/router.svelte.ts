/** The current page: follows the browser's address without reloading. */

class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (event) => this.follow(event));
    showPlace();
  }

  /** The parts of the address between slashes, as written. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
    showPlace();
  }

  /** Change the address of the current page, for example when a slider moves. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Follow links within the client without reloading. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

const PATIENCE = 5000; // milliseconds for a page to have the place its address names

/** Scroll to the place after the `#` of the address, as soon as it exists. */
function showPlace(): void {
  const wanted = location.hash;
  const name = decoded(wanted.slice(1));
  if (!name) return;
  const found = (): void => {
    const place = document.getElementById(name);
    if (place === null && location.hash === wanted) return;
    pages.disconnect();
    place?.scrollIntoView();
  };
  const pages = new MutationObserver(found);
  pages.observe(document, { childList: true, subtree: true });
  setTimeout(() => pages.disconnect(), PATIENCE);
  found();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
