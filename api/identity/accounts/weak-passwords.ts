import { invalid } from '#api/http/failure';
import { brand } from '#contract/brand';

/** Three common parts in a row, such as a name, a year and a symbol, take about 10^8 guesses. */
const minGuessesLog10 = 9;
/** Shorter words are part of too many other words. */
const minWordLength = 3;

const advice = 'Use four or more unrelated words, or a password manager.';

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
  const message = await weakness(password, words);
  if (message) throw invalid([{ path, message }]);
}

/** Explains why a password is weak and what to do, or null. */
async function weakness(password: string, words: string[]): Promise<string | null> {
  // Its dictionaries take 80 MB and some time, so they are loaded on first use.
  const { estimate, personal } = await import('./password-strength.ts');
  const { guessesLog10, warning } = estimate(password, words);
  if (guessesLog10 < minGuessesLog10) {
    return `${warning ?? 'This password is easy to guess.'} ${advice}`;
  }
  const rest = without(password, words);
  if (rest === password || estimate(rest, words).guessesLog10 >= minGuessesLog10) return null;
  return `${personal} ${advice}`;
}

function without(password: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(new RegExp(word, 'giu'), ''), password);
}
