import { ApiError } from './api-error.ts';

const usual = 'Something went wrong. Please try again.';

/** What to tell a person of an error, `fallback` where the server said nothing; undefined without an error. */
export function getErrorMessage(error: unknown, fallback = usual): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && error.userMessage) || fallback;
}
