import { useSyncExternalStore } from 'react';
import type { Device } from '#ui/device-frame';
import { breakpoint } from '../../../ui/scale.ts';

const isTablet = `(min-width: ${breakpoint.tablet}px)`;
const isDesktop = `(min-width: ${breakpoint.desktop}px)`;

/** The device that the window is as wide as. Null on the server. */
export function useOwnDevice(): Device | null {
  return useSyncExternalStore(subscribe, readDevice, () => null);
}

function readDevice(): Device {
  if (matchMedia(isDesktop).matches) return 'desktop';
  return matchMedia(isTablet).matches ? 'tablet' : 'phone';
}

function subscribe(onChange: () => void): () => void {
  const queries = [isTablet, isDesktop].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
