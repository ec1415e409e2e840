import { atom } from 'jotai';

/** The id of the last live event that this tab received; null before the first. */
export const lastEventIdAtom = atom<string | null>(null);
