/** The provider did not answer, or not as documented. Nothing is known to have happened. */
export class ProviderUnavailable extends Error {}

/**
 * - ended: the subscription is over, nothing brings it back
 * - declined: the card did not pay, or its bank wants to ask its holder
 * - overtaken: another change came first, or the period is over in which it was priced
 * - price_not_for_sale: a price or its product is archived or unknown
 * - not_charged: no money was taken for that invoice
 * - already_refunded, more_than_left: there is not so much to give back
 * - not_refundable: for another reason, such as a dispute
 */
export type RefusalReason =
  | 'already_refunded'
  | 'declined'
  | 'ended'
  | 'more_than_left'
  | 'not_charged'
  | 'not_refundable'
  | 'overtaken'
  | 'price_not_for_sale';

/** The provider understood and said no: nothing has happened, and asking again changes nothing. */
export class ProviderRefused extends ProviderUnavailable {
  constructor(readonly reason: RefusalReason) {
    super(`The provider refused: ${reason}`);
  }
}
