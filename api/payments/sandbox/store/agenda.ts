import type { Database } from 'bun:sqlite';

/** Something that happens by itself at its time. */
export interface Due {
  kind: 'invoice' | 'subscription';
  id: string;
  at: number;
}

export interface Agenda {
  /** The earliest that is due up to then: on that test clock, or on the sandbox's own (null). */
  next(testClock: string | null, until: number): Due | undefined;
  /** The subscription that is the next to renew or to end, on the sandbox's own clock. */
  nextTurn(): Due | undefined;
  /** The invoice that is the next to be finalised, on the sandbox's own clock. */
  nextDraft(): Due | undefined;
}

const KINDS = "kind IN ('invoice', 'subscription')";
const CLOCK = "ifnull(json_extract(body, '$.test_clock'), '')";
/** A subscription renews or ends; an invoice is finalised or tried again. NULL: nothing to come. */
const DUE_AT = `CASE
  WHEN kind = 'invoice' THEN ifnull(
    json_extract(body, '$.automatically_finalizes_at'), json_extract(body, '$.next_payment_attempt'))
  WHEN json_extract(body, '$.ended_at') IS NULL THEN min(
    ifnull(json_extract(body, '$.cancel_at'), 9999999999999),
    json_extract(body, '$.items.data[0].current_period_end'))
  END`;

export const AGENDA_INDEX = `CREATE INDEX IF NOT EXISTS objects_by_due
  ON objects (${CLOCK}, ${DUE_AT}) WHERE ${KINDS};`;

export function createAgenda(database: Database): Agenda {
  const earliest = (also = '') =>
    database.query<Due, [string, number]>(
      `SELECT kind, id, ${DUE_AT} AS at FROM objects INDEXED BY objects_by_due
       WHERE ${KINDS} AND ${CLOCK} = ? AND ${DUE_AT} <= ? ${also}
       ORDER BY ${DUE_AT}, seq LIMIT 1`,
    );
  const any = earliest();
  const turn = earliest("AND kind = 'subscription'");
  const draft = earliest("AND json_extract(body, '$.status') = 'draft'");
  const ever = Number.MAX_SAFE_INTEGER;
  return {
    next: (testClock, until) => any.get(testClock ?? '', until) ?? undefined,
    nextTurn: () => turn.get('', ever) ?? undefined,
    nextDraft: () => draft.get('', ever) ?? undefined,
  };
}
