import { createContext, use } from 'react';

const OriginContext = createContext('http://localhost');

/** The shop's origin, on the server and in the browser. */
export const OriginProvider = OriginContext;

export function useOrigin(): string {
  return use(OriginContext);
}
