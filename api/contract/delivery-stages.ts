import * as v from 'valibot';
import { deliveryStages } from '#db/values/enumerations';
import { deliveryClock } from './delivery-clock.ts';
import { instantText, webAddress } from './fields.ts';
import { isPublicAddress } from './site-checks.ts';
import { Assignee } from './tickets.ts';

/**
 * Where a customer sees the website before its release: https at a domain name, or a path within this
 * shop.
 */
export const previewAddress = v.pipe(
  webAddress(),
  v.check((address) => !/^http:/i.test(address), 'Enter a secure address, starting with https://.'),
  v.check(
    (address) => !/^https:/i.test(address) || isPublicAddress(address),
    'Enter an address that customers can open, such as https://preview.example.com.',
  ),
);

/**
 * A change of an order's delivery. Absent fields stay as they are; null removes the preview address or
 * the assignee. `version`: the order's `stageVersion` as it was read. `allowUnanswered`: enters the review
 * although the last remarks wait for an answer.
 */
export const StageChange = v.object({
  stage: v.optional(v.picklist(deliveryStages)),
  previewUrl: v.optional(v.nullable(previewAddress)),
  assigneeId: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  version: v.pipe(v.number(), v.integer()),
  allowUnanswered: v.optional(v.boolean()),
});
export type StageChange = v.InferOutput<typeof StageChange>;

/** The most cards of a column; the list of orders has all of them. */
export const maxBoardCards = 50;

/** Whose orders the board shows. */
export const boardFilters = ['all', 'mine', 'unassigned'] as const;
export type BoardFilter = (typeof boardFilters)[number];

export const DeliveryBoardQuery = v.strictObject({
  assignee: v.optional(v.picklist(boardFilters), 'all'),
});
export type DeliveryBoardQuery = v.InferOutput<typeof DeliveryBoardQuery>;

/** An undelivered order on the board. */
export const BoardOrder = v.object({
  id: v.number(),
  orderId: v.string(),
  customerName: v.string(),
  productTitle: v.string(),
  stage: v.picklist(deliveryStages),
  stageSince: v.nullable(instantText),
  previewUrl: v.nullable(v.string()),
  assignee: v.nullable(Assignee),
  stageVersion: v.number(),
  ...deliveryClock,
});
export type BoardOrder = v.InferOutput<typeof BoardOrder>;

/** A column for each stage, in their order. */
export const DeliveryBoard = v.array(
  v.object({
    stage: v.picklist(deliveryStages),
    /** The number of orders in the stage, which may be more than are listed. */
    count: v.number(),
    /** Those that have been there longest first. */
    orders: v.array(BoardOrder),
  }),
);
export type DeliveryBoard = v.InferOutput<typeof DeliveryBoard>;
