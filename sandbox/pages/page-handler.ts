import type { Objects } from '../store/objects.ts';
import type { Transact } from '../store/transaction.ts';

export interface PageDeps {
  objects: Objects;
  transact: Transact;
  log(line: string): void;
}

/** Answers requests for its own paths, and returns undefined for all others. */
export type PageHandler = (request: Request, url: URL) => Promise<Response | undefined>;
