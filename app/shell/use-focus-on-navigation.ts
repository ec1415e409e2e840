import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { keepInView } from './keep-in-view.ts';

/** The state of a step that a message has led to: what had the focus may go with what it leaves. */
export const openedFromToast = { ledByMessage: true };

/**
 * Where the focus goes when a link was followed: to the place that its address names, else to the
 * screen, as in a page that is loaded. A link to the page one is on counts; going back does not
 * lead to a place once more, because the browser knows where one was.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const here = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef(here);

  // The browser has gone there already, before the page was complete.
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
    if (from.pathname !== here.pathname || (!isBack && (isSamePage(from, here) || isLed(here)))) {
      main.current?.focus({ preventScroll: true });
    }
  }, [here, isBack]);

  return main;
}

/** Not when it is shown again: then the browser knows where one was. */
function isLoadedAnew(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  return loading !== undefined && 'type' in loading && loading.type === 'navigate';
}

function placeOf({ hash }: Location): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** What only opens or closes a part of a page says so in the search, and keeps the focus. */
function isSamePage(from: Location, here: Location): boolean {
  return from.pathname === here.pathname && from.search === here.search;
}

function isLed({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'ledByMessage' in state;
}

function focus(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
}
