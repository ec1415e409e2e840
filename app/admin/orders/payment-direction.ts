import type { PaymentMeaning } from '#contract/payments';

/** A dispute withdraws the money when it is opened; losing it moves nothing. */
const directions: Record<PaymentMeaning, -1 | 0 | 1> = {
  paid: 1,
  refund: -1,
  refund_failed: 1,
  dispute: -1,
  dispute_won: 1,
  dispute_lost: 0,
};

/** Whether a movement brings money (1), takes it (-1) or neither. */
export function directionOf(meaning: PaymentMeaning): -1 | 0 | 1 {
  return directions[meaning];
}
