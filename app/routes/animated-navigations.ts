import type { Location } from 'react-router';
import { readSessionText, writeSessionText } from '../state/session-text.ts';

const key = 'animated navigations';

/**
 * The paths that a view transition led from and to: going back shows one, too. Read late, because
 * the first use of the storage keeps the browser busy for milliseconds.
 */
export function createAnimatedNavigations() {
  let pairs: Set<string> | undefined;

  function known(): Set<string> {
    pairs ??= new Set(readSessionText(key)?.split('\n'));
    return pairs;
  }

  return {
    has: (from: Location, to: Location) => known().has(pairOf(from, to)),
    add(from: Location, to: Location) {
      known().add(pairOf(from, to)).add(pairOf(to, from));
      writeSessionText(key, [...known()].join('\n'));
    },
  };
}

function pairOf(from: Location, to: Location): string {
  return `${from.pathname} ${to.pathname}`;
}
