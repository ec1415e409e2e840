import { atom } from 'jotai';

/** The search params of each tab of the admin dashboard when it was left. */
export const tabSearchParamsAtom = atom<Readonly<Record<string, string>>>({});
