import { ApiError } from './api-error.ts';

const usual = 'Something went wrong. Please try again.';

/** The message of an error for people, or `fallback` if it has none; undefined without an error. */
export function getErrorMessage(error: unknown, fallback = usual): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && error.userMessage) || fallback;
}
