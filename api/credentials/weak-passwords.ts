import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLength } from '#contract/session';
import { invalid } from '../http/failure.ts';

const most = dictionary['passwords-common'].filter(
  (password) => password.length >= passwordLength.least,
);
const common = new Set(most);
const distinctAtLeast = 4;

type Words = {
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  username?: string | null;
};

/** What an attacker knows of a person. */
export function wordsOf({ email, firstName, lastName, username }: Words): string[] {
  const words = [email, firstName, lastName, username, `${firstName} ${lastName}`];
  return words.filter((word) => word != null);
}

/** Refuses a password that is too easy to guess; `path` names the field. */
export function refuseWeak(path: string, password: string, words: string[]): void {
  const message = weakness(password, words);
  if (message) throw invalid([{ path, message }]);
}

/** Why a password is too easy to guess, or null. `words`: what an attacker knows of the person. */
function weakness(password: string, words: string[]): string | null {
  const small = password.toLowerCase();
  if (common.has(small) || new Set(small).size < distinctAtLeast) {
    return 'That password is one of the most common ones. Choose another.';
  }
  if (words.some((word) => word !== '' && small === word.toLowerCase())) {
    return 'Your password must not be your name or your email. Choose another.';
  }
  return null;
}
