import type { ReactNode } from 'react';

/** `id` is the section's address in the page: others link to it, so it stays when a title changes. */
export type LegalSection = { id: string; title: string; body: ReactNode };

/**
 * A version of a legal text, in a folder that is named by its day. It was agreed to word by word,
 * so its numbers are written out: what the shop promises from another day on is another version.
 */
export type Edition = {
  version: string;
  lead: ReactNode;
  sections: readonly LegalSection[];
};
