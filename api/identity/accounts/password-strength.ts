import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** The work grows with the square of the length; what follows a weak beginning is not looked at. */
const longest = 64;

/** The package's own sentence speaks of 'personal or page related data'. */
export const personal =
  'This password is too similar to your name, your email or the name of this shop.';

const { translations } = english;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english.dictionary },
  graphs: adjacencyGraphs,
  translations: {
    ...translations,
    warnings: { ...translations.warnings, userInputs: personal },
  },
  maxLength: longest,
});

/** How many guesses a password takes, as a power of ten, and what makes it easy to guess. */
export function estimate(password: string, knownWords: string[]) {
  const { guessesLog10, feedback } = zxcvbn.check(password, knownWords);
  return { guessesLog10, warning: feedback.warning };
}
