import type { StartedSandbox } from './start.ts';

/** A valid use of each request, by its name in the contract. */
export type ExampleRequests = Record<string, (shop: StartedSandbox) => Promise<unknown>>;
