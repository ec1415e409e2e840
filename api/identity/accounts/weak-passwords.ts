import { invalid } from '#api/http/failure';
import { brand } from '#contract/brand';
import { createStrengthThread } from './strength-thread.ts';

/** Shorter words are part of too many other words. */
const minWordLength = 3;

const { weakness } = createStrengthThread();

type AccountWords = {
  email: string | null;
  firstName?: string | null;
  lastName?: string | null;
  username?: string | null;
};

/** Words an attacker would try first: the shop's name and the user's personal data. */
export function personalWordsOf({ email, firstName, lastName, username }: AccountWords): string[] {
  return [brand.name, email, firstName, lastName, username]
    .flatMap((text) => text?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [])
    .filter((word) => word.length >= minWordLength);
}

/** Rejects a password that is too easy to guess. `path` names the field. */
export async function refuseWeakPassword(
  path: string,
  password: string,
  words: string[],
): Promise<void> {
  const message = await weakness({ password, words });
  if (message) throw invalid([{ path, message }]);
}
