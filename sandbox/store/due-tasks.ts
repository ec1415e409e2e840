import type { Database } from 'bun:sqlite';

/** A change that happens by itself at a certain time. */
export interface DueTask {
  kind: 'balance_transaction' | 'dispute' | 'invoice' | 'refund' | 'subscription' | 'tax_id';
  id: string;
  at: number;
}

export interface DueTasks {
  /** The earliest task due by `until`, on a test clock or on the sandbox's clock (null). */
  next(testClock: string | null, until: number): DueTask | undefined;
  /** The next subscription to renew or end on the sandbox's clock. */
  nextRenewal(): DueTask | undefined;
  /** The next invoice to be finalized on the sandbox's clock. */
  nextDraft(): DueTask | undefined;
}

const KINDS =
  "kind IN ('balance_transaction', 'dispute', 'invoice', 'refund', 'subscription', 'tax_id')";
const CLOCK =
  "coalesce(json_extract(body, '$.test_clock'), json_extract(hidden, '$.test_clock'), '')";
/**
 * When an object is due: a subscription to renew or end, an invoice to be finalized or retried,
 * others at a stored time. NULL means never.
 */
const DUE_AT = `CASE
  WHEN kind = 'invoice' THEN ifnull(
    json_extract(body, '$.automatically_finalizes_at'), json_extract(body, '$.next_payment_attempt'))
  WHEN kind <> 'subscription' THEN json_extract(hidden, '$.due_at')
  WHEN json_extract(body, '$.ended_at') IS NULL THEN min(
    ifnull(json_extract(body, '$.cancel_at'), 9999999999999),
    json_extract(body, '$.items.data[0].current_period_end'))
  END`;

/** Older files have indexes that cover fewer kinds. */
export const DUE_TASKS_INDEX = `DROP INDEX IF EXISTS objects_by_due;
  DROP INDEX IF EXISTS objects_by_appointment;
  CREATE INDEX IF NOT EXISTS objects_by_due_date
  ON objects (${CLOCK}, ${DUE_AT}) WHERE ${KINDS};`;

export function createDueTasks(database: Database): DueTasks {
  const earliest = (also = '') =>
    database.query<DueTask, [string, number]>(
      `SELECT kind, id, ${DUE_AT} AS at FROM objects INDEXED BY objects_by_due_date
       WHERE ${KINDS} AND ${CLOCK} = ? AND ${DUE_AT} <= ? ${also}
       ORDER BY ${DUE_AT}, seq LIMIT 1`,
    );
  const any = earliest();
  const turn = earliest("AND kind = 'subscription'");
  const draft = earliest("AND kind = 'invoice' AND json_extract(body, '$.status') = 'draft'");
  const ever = Number.MAX_SAFE_INTEGER;
  return {
    next: (testClock, until) => any.get(testClock ?? '', until) ?? undefined,
    nextRenewal: () => turn.get('', ever) ?? undefined,
    nextDraft: () => draft.get('', ever) ?? undefined,
  };
}
