import type { Database } from 'bun:sqlite';

/** Something that happens by itself at its time. */
export interface DueTask {
  kind: 'balance_transaction' | 'dispute' | 'invoice' | 'refund' | 'subscription';
  id: string;
  at: number;
}

export interface DueTasks {
  /** The earliest that is due up to then: on that test clock, or on the sandbox's own (null). */
  next(testClock: string | null, until: number): DueTask | undefined;
  /** The subscription that is the next to renew or to end, on the sandbox's own clock. */
  nextRenewal(): DueTask | undefined;
  /** The invoice that is the next to be finalised, on the sandbox's own clock. */
  nextDraft(): DueTask | undefined;
}

const KINDS = "kind IN ('balance_transaction', 'dispute', 'invoice', 'refund', 'subscription')";
const CLOCK =
  "coalesce(json_extract(body, '$.test_clock'), json_extract(hidden, '$.test_clock'), '')";
/**
 * A subscription renews or ends; an invoice is finalised or tried again; of all others the moment
 * is kept beside them. NULL: nothing to come.
 */
const DUE_AT = `CASE
  WHEN kind = 'invoice' THEN ifnull(
    json_extract(body, '$.automatically_finalizes_at'), json_extract(body, '$.next_payment_attempt'))
  WHEN kind <> 'subscription' THEN json_extract(hidden, '$.due_at')
  WHEN json_extract(body, '$.ended_at') IS NULL THEN min(
    ifnull(json_extract(body, '$.cancel_at'), 9999999999999),
    json_extract(body, '$.items.data[0].current_period_end'))
  END`;

/** An index of another name than that of an older file, which knew fewer kinds. */
export const DUE_TASKS_INDEX = `DROP INDEX IF EXISTS objects_by_due;
  CREATE INDEX IF NOT EXISTS objects_by_appointment
  ON objects (${CLOCK}, ${DUE_AT}) WHERE ${KINDS};`;

export function createDueTasks(database: Database): DueTasks {
  const earliest = (also = '') =>
    database.query<DueTask, [string, number]>(
      `SELECT kind, id, ${DUE_AT} AS at FROM objects INDEXED BY objects_by_appointment
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
