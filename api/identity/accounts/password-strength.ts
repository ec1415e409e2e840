import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';

/** The work grows quadratically with the length, and a long password is strong enough by then. */
const longest = 32;

/** Replaces the package's sentence about 'personal or page related data'. */
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

/** Returns the number of guesses as a power of ten, and what makes the password easy to guess. */
export function estimate(password: string, knownWords: string[]) {
  const { guessesLog10, feedback } = zxcvbn.check(password, knownWords);
  return { guessesLog10, warning: feedback.warning };
}
