import { atom } from 'jotai';

/** The business ids of the tickets that the list showed last, in its order. */
export const listedTicketsAtom = atom<readonly string[]>([]);
