/** The provider did not answer, or not as documented, or asks to try again later. The outcome is unknown. */
export class ProviderUnavailable extends Error {}

/**
 * - ended: the subscription has ended
 * - declined: the card was declined or needs authentication
 * - overtaken: another change came first, or the period of the quote is over
 * - discount_not_valid: the promotion code is inactive or unknown
 * - location_unknown: the address isn't enough to calculate tax
 * - tax_not_set_up: the account can't calculate tax
 * - price_not_for_sale: a price or its product is archived or unknown
 * - not_charged: the invoice was not paid
 * - already_refunded, more_than_left: the amount is no longer available
 * - not_refundable: another reason, such as a dispute
 * - not_authorized: the shop’s key is wrong or may not do this
 * - rejected: another reason, which only the message names; every call can end with these two
 */
export type RefusalReason =
  | 'already_refunded'
  | 'declined'
  | 'discount_not_valid'
  | 'ended'
  | 'location_unknown'
  | 'more_than_left'
  | 'not_authorized'
  | 'not_charged'
  | 'not_refundable'
  | 'overtaken'
  | 'price_not_for_sale'
  | 'rejected'
  | 'tax_not_set_up';

/**
 * The provider refused the request. Nothing happened, and retrying changes nothing. `answer`: its
 * codes, for the log. `param`: what of the request it refused.
 */
export class ProviderRefused extends ProviderUnavailable {
  constructor(
    readonly reason: RefusalReason,
    readonly answer: string = reason,
    readonly param?: string,
  ) {
    super(`The provider refused: ${answer}`);
  }
}

const refundReasons: RefusalReason[] = [
  'already_refunded',
  'more_than_left',
  'not_charged',
  'not_refundable',
];

/** Whether an amount can’t be refunded, now or later. */
export function isRefundRefused(error: unknown): boolean {
  return error instanceof ProviderRefused && refundReasons.includes(error.reason);
}

/** Whether a request was refused for a reason that its caller can’t know. */
export function isRejected(error: unknown): boolean {
  return error instanceof ProviderRefused && ['not_authorized', 'rejected'].includes(error.reason);
}
