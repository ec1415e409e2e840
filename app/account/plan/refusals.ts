import { ApiError } from '../../data/api-error.ts';

/** Whether another card is what helps. */
export function needsCard(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'change_card';
}

/** A no with its reason. Without an answer, or after a fault, nobody has said no. */
export function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Whether the same question may be answered otherwise in a while. */
export function mayPass(error: unknown): boolean {
  return !isAnswer(error) || (error instanceof ApiError && error.status === 429);
}
