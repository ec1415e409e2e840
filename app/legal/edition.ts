import type { ReactNode } from 'react';

/**
 * `id`: the section's anchor. It stays the same when the title changes, because other pages link to
 * it.
 */
export type LegalSection = { id: string; title: string; body: ReactNode };

/**
 * A version of a legal document, in a folder named by its date. Customers agreed to it word for
 * word, so its numbers are written out: a changed term needs a new version.
 */
export type Edition = {
  version: string;
  lead: ReactNode;
  sections: readonly LegalSection[];
};
