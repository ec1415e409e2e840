/**
 * Why an admin has to review the payments of an order. The parameters of each code are typed in the
 * contract. Free of the database library, so the browser may import it.
 */
export const orderFlagCodes = [
  'duplicate_payment',
  'not_a_subscription',
  'currency_mismatch',
  'amount_mismatch',
  'unexpected_payment',
  'refund_failed',
  /** Raised by an earlier version, as text without a code. */
  'other',
] as const;
