/**
 * Where something at the provider was sold, as we noted there: on one account there may be several
 * shops, and a restored backup gives numbers out again. Null: it carries no such note.
 */
export type Origin = {
  /** Our business id. It tells people which order it is, and proves nothing. */
  orderId: string | null;
  /** The order's random `reference`. */
  reference: string | null;
  /** The random id of the database that sold it. */
  shopId: string | null;
};
