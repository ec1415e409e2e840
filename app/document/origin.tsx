import { createContext, use } from 'react';

const OriginContext = createContext('http://localhost');

/** Where the shop lives, scheme and host, the same on both sides. */
export const OriginProvider = OriginContext;

export function useOrigin(): string {
  return use(OriginContext);
}
