/**
 * Our metadata of an object at the provider. Several shops may share an account, and a restored
 * backup assigns numbers again. null: no metadata.
 */
export type Origin = {
  /** The order's business id. For people; not proof of origin. */
  orderId: string | null;
  /** The order's random `reference`. */
  reference: string | null;
  /** The random id of the database that sold it. */
  shopId: string | null;
};
