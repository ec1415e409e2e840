import { ApiError } from '../../data/api-error.ts';

/** Whether another card is what helps. */
export function needsCard(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'change_card';
}
