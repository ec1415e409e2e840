import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const patienceMs = 3000;

const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Navigation state of what loses the focus by leading on: a toast's action, a command, a shortcut.
 * The page gets the focus even where only its search changes.
 */
export const movingFocus = { movesFocus: true };

/**
 * Moves the focus after navigation: to the element in the URL's hash, else to the main content, as
 * on a page load. Links to the current page count too. Going back does not move it, because the
 * browser restores the position.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const here = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef(here);

  // The browser has already scrolled there, before the page was complete.
  const loaded = useEffectEvent(() =>
    here.hash && isLoadedAnew() ? keepInView(() => placeOf(here)) : undefined,
  );
  useEffect(() => loaded(), []);

  useEffect(() => {
    const from = before.current;
    before.current = here;
    if (from === here) return;
    const place = isBack ? null : placeOf(here);
    if (place) {
      focus(place);
      return keepInView(() => placeOf(here));
    }
    if (
      from.pathname !== here.pathname ||
      (!isBack && (isSamePage(from, here) || movesFocus(here)))
    ) {
      main.current?.focus({ preventScroll: true });
    }
  }, [here, isBack]);

  return main;
}

/** False when the page is restored from history: then the browser restores the position. */
function isLoadedAnew(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  return loading !== undefined && 'type' in loading && loading.type === 'navigate';
}

function placeOf({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** Search parameters that only open or close a part of the page keep the focus. */
function isSamePage(from: Location, here: Location): boolean {
  return from.pathname === here.pathname && from.search === here.search;
}

function movesFocus({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'movesFocus' in state;
}

function focus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}

/**
 * Keeps an element at the top of the window while content above it still loads, until the visitor
 * scrolls. Looks the element up each time, because it may replace a placeholder. Returns a function
 * that stops it.
 */
export function keepInView(find: () => Element | null): () => void {
  let height = document.body.scrollHeight;
  const observer = new ResizeObserver(() => {
    if (height === document.body.scrollHeight) return;
    height = document.body.scrollHeight;
    find()?.scrollIntoView();
  });
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ownWays) removeEventListener(type, end);
  };
  const timer = setTimeout(end, patienceMs);
  for (const type of ownWays) addEventListener(type, end, { passive: true });
  observer.observe(document.body);
  return end;
}
