import { ApiError, isRefusal } from '../../data/api-error.ts';

/** Whether another card is what helps. */
export function needsCard(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'change_card';
}

/** Whether the same question may be answered otherwise in a while. */
export function isRetryable(error: unknown): boolean {
  return !isRefusal(error) || error.status === 429;
}
