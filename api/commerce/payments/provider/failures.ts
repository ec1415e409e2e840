/** The provider did not answer, or not as documented. The outcome is unknown. */
export class ProviderUnavailable extends Error {}

/**
 * - ended: the subscription has ended
 * - declined: the card was declined or needs authentication
 * - overtaken: another change came first, or the period of the quote is over
 * - discount_not_valid: the promotion code is inactive or unknown
 * - price_not_for_sale: a price or its product is archived or unknown
 * - not_charged: the invoice was not paid
 * - already_refunded, more_than_left: the amount is no longer available
 * - not_refundable: another reason, such as a dispute
 */
export type RefusalReason =
  | 'already_refunded'
  | 'declined'
  | 'discount_not_valid'
  | 'ended'
  | 'more_than_left'
  | 'not_charged'
  | 'not_refundable'
  | 'overtaken'
  | 'price_not_for_sale';

/** The provider refused the request. Nothing happened, and retrying changes nothing. */
export class ProviderRefused extends ProviderUnavailable {
  constructor(readonly reason: RefusalReason) {
    super(`The provider refused: ${reason}`);
  }
}
