import { atom } from 'jotai';

/** What each tab of the admin dashboard was narrowed to when it was left, as its address says it. */
export const tabSearchParamsAtom = atom<Readonly<Record<string, string>>>({});
