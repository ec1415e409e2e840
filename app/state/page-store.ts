import { createStore } from 'jotai';

/**
 * Holds the atoms that code outside React reads and writes too, such as the API client. There is
 * one per page; the server never writes to it.
 */
export const pageStore = createStore();
