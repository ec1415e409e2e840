import { parentPort } from 'node:worker_threads';
import { estimate, personal } from './password-strength.ts';
import type { Candidate } from './strength-thread.ts';

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
