import { ApiError, isRefusal } from '../../data/api-error.ts';

/** Whether changing the card may help. */
export function needsCard(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'change_card';
}

/** Whether retrying may help. */
export function isRetryable(error: unknown): boolean {
  return !isRefusal(error) || error.status === 429;
}
