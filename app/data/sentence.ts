import { ApiError } from './api-error.ts';

const usual = 'Something went wrong. Please try again.';

/** What to tell a person of an error; undefined without one. */
export function sentenceOf(error: unknown, fallback = usual): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && error.sentence) || fallback;
}
