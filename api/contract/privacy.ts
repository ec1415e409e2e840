import * as v from 'valibot';

/** All data about a person except secrets, as the command `people:export` writes it. */
export const CustomerExport = v.record(v.string(), v.unknown());
export type CustomerExport = v.InferOutput<typeof CustomerExport>;

/** What an erasure would do. */
export const ErasurePlan = v.object({
  /** Why it is not possible now, and what to do; null: it is possible. */
  blocker: v.nullable(v.string()),
  /** 'an account, 2 orders, 1 ticket, 5 emails' */
  contents: v.string(),
  /** What remains elsewhere, in sentences. */
  remarks: v.array(v.string()),
});
export type ErasurePlan = v.InferOutput<typeof ErasurePlan>;

/** What remains elsewhere after an erasure, in sentences. */
export const Erased = v.object({ remarks: v.array(v.string()) });
export type Erased = v.InferOutput<typeof Erased>;
