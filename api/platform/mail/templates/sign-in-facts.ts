import { formatInstant } from './format.ts';
import type { Fact } from './letter.ts';

/** `network`: part of the IP address, never all of it. */
export type SignInFacts = { at: Date; device: string; network: string };

export function signInRows({ at, device, network }: SignInFacts): Fact[] {
  return [
    ['When', formatInstant(at)],
    ['Device', device],
    ['Network', network],
  ];
}
