import { atom } from 'jotai';
import { type Presence, presenceLastsMs } from '#contract/presence';

type Seen = Presence & { atMs: number };

const seenAtom = atom<readonly Seen[]>([]);

/** The other admins in records, as they last told. Those who told nothing for long are gone. */
export const presenceAtom = atom(
  (get) => get(seenAtom),
  (_get, set, told: Presence) => {
    const atMs = Date.now();
    set(seenAtom, (before) => [
      ...before.filter(({ userId }) => userId !== told.userId),
      ...(told.state === 'left' ? [] : [{ ...told, atMs }]),
    ]);
    setTimeout(() => {
      set(seenAtom, (now) => now.filter((seen) => seen.userId !== told.userId || seen.atMs > atMs));
    }, presenceLastsMs);
  },
);
