import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import type { Candidate } from './strength-thread.ts';

/** The work grows quadratically with the length, and a long password is strong enough by then. */
const longest = 32;

/** Replaces the package's sentence about 'personal or page related data'. */
const personal = 'This password is too similar to your name, your email or the name of this shop.';

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

/** Three common parts in a row, such as a name, a year and a symbol, take about 10^8 guesses. */
const minGuessesLog10 = 9;

const advice = 'Use four or more unrelated words, or a password manager.';

parentPort?.on('message', (candidate: Candidate) => {
  parentPort?.postMessage(weakness(candidate));
});

/** Explains why a password is weak and what to do, or null. */
function weakness({ password, words }: Candidate): string | null {
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

/** Returns the number of guesses as a power of ten, and what makes the password easy to guess. */
function estimate(password: string, knownWords: string[]) {
  const { guessesLog10, feedback } = zxcvbn.check(password, knownWords);
  return { guessesLog10, warning: feedback.warning };
}
