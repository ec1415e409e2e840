import { atom } from 'jotai';
import { type Presence, presenceLastsMs } from '#contract/presence';

const seenAtom = atom<readonly Presence[]>([]);

/** The other admins who type in records, as live updates last told. */
export const presenceAtom = atom(
  (get) => get(seenAtom),
  (_get, set, told: Presence) => {
    if (told.own) return;
    set(seenAtom, (before) => [
      ...before.filter(({ id }) => id !== told.id),
      ...(told.kind === 'record.left' ? [] : [told]),
    ]);
    setTimeout(() => set(seenAtom, (now) => now.filter((seen) => seen !== told)), presenceLastsMs);
  },
);
