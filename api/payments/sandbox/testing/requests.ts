import { billingRequests } from './billing-requests.ts';
import { deskRequests } from './desk-requests.ts';
import { sellingRequests } from './selling-requests.ts';
import type { Started } from './started.ts';

/** A sound use of each request, by its name in the contract. */
export type Requests = Record<string, (shop: Started) => Promise<unknown>>;

export const EVERY_REQUEST: Requests = { ...sellingRequests, ...billingRequests, ...deskRequests };
