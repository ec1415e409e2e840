import { atom } from 'jotai';

/** The business ids of the tickets that the list showed last, in its order. */
export const listedTicketsAtom = atom<readonly string[]>([]);

/** The search params of each tab of the admin dashboard when it was left. */
export const tabSearchParamsAtom = atom<Readonly<Record<string, string>>>({});
