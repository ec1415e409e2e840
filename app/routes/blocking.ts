import {
  type Blocker,
  type BlockerFunction,
  IDLE_BLOCKER,
  type Location,
  type NavigationType,
  type RouterState,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

type Options = {
  history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  locationNow: () => Location;
  show: (blockers: RouterState['blockers']) => void;
};
type Start = (action: NavigationType, location: Location) => void;

/** Lets the newest `useBlocker` hold a navigation back until its screen says what to do. */
export function createBlocking({ history, locationNow, show }: Options) {
  let guard: { key: string; shouldBlock: BlockerFunction } | undefined;
  let awaited: 'undone' | 'repeated' | undefined;

  /** Whether it is held back; `proceed` does it without asking again. */
  function holds(historyAction: NavigationType, to: Location, proceed: () => void): boolean {
    const step = { currentLocation: locationNow(), nextLocation: to, historyAction };
    if (!guard?.shouldBlock(step)) return false;
    const { key } = guard;
    const set = (blocker: Blocker) => show(new Map([[key, blocker]]));
    const release = () => set(IDLE_BLOCKER);
    set({
      state: 'blocked',
      location: to,
      reset: release,
      proceed() {
        release();
        proceed();
      },
    });
    return true;
  }

  return {
    holds,

    getBlocker(key: string, shouldBlock: BlockerFunction): Blocker {
      guard = { key, shouldBlock };
      return IDLE_BLOCKER;
    },

    deleteBlocker(key: string): void {
      if (guard?.key === key) guard = undefined;
    },

    /**
     * Hears of steps back and forward. The browser has gone already, so one that is held back is
     * undone at once.
     */
    listen: (start: Start) =>
      history.listen(({ action, location, delta }) => {
        const known = awaited;
        awaited = undefined;
        if (known === 'undone') return;
        const go = (by: number, as: typeof awaited) => {
          awaited = as;
          history.go(by);
        };
        // Without a distance, the browser came from an address that was typed.
        const isHeld =
          known !== 'repeated' && delta && holds(action, location, () => go(delta, 'repeated'));
        if (isHeld) go(-delta, 'undone');
        else start(action, location);
      }),
  };
}
