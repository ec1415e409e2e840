import type { Database } from 'bun:sqlite';

/** An event to be sent to an endpoint. */
export interface Delivery {
  seq: number;
  event: string;
  endpoint: string;
  tries: number;
  dueAtMs: number;
}

/** 'no_endpoint': no endpoint was subscribed to the event's type. */
export type DeliveryState = Outcome | 'waiting' | 'no_endpoint';
type Outcome = 'answered' | 'given_up' | 'dropped';

export interface Deliveries {
  add(event: string, endpoint: string, dueAtMs: number): void;
  /** Endpoints with pending deliveries. */
  endpoints(): string[];
  /** An endpoint's next deliveries, due or not. */
  next(endpoint: string, limit: number): Delivery[];
  /** An endpoint's newest deliveries that are due. */
  newest(endpoint: string, limit: number, nowMs: number): Delivery[];
  /** Makes all pending deliveries of an endpoint due. */
  hurry(endpoint: string, dueAtMs: number): void;
  retryAt(seq: number, dueAtMs: number): void;
  settle(seq: number, outcome: Outcome): void;
  pending(): number;
  /** The state of an event's latest delivery. */
  stateOf(event: string): DeliveryState;
}

export function createDeliveries(database: Database): Deliveries {
  const insert = database.query<null, [string, string, number]>(
    'INSERT INTO deliveries (event, endpoint, due_at_ms) VALUES (?, ?, ?)',
  );
  const waiting = database.query<{ endpoint: string }, []>(
    'SELECT DISTINCT endpoint FROM deliveries WHERE outcome IS NULL',
  );
  const first = database.query<Delivery, [string, number]>(
    `SELECT seq, event, endpoint, tries, due_at_ms AS dueAtMs FROM deliveries
     WHERE outcome IS NULL AND endpoint = ? ORDER BY due_at_ms, seq LIMIT ?`,
  );
  const last = database.query<Delivery, [string, number, number]>(
    `SELECT seq, event, endpoint, tries, due_at_ms AS dueAtMs FROM deliveries
     WHERE outcome IS NULL AND endpoint = ? AND due_at_ms <= ? ORDER BY seq DESC LIMIT ?`,
  );
  const later = database.query<null, [number, number]>(
    'UPDATE deliveries SET tries = tries + 1, due_at_ms = ? WHERE seq = ?',
  );
  const sooner = database.query<null, [number, string]>(
    `UPDATE deliveries SET due_at_ms = min(due_at_ms, ?) WHERE outcome IS NULL AND endpoint = ?`,
  );
  const end = database.query<null, [string, number]>(
    'UPDATE deliveries SET tries = tries + 1, outcome = ? WHERE seq = ?',
  );
  const countDown = database.query<null, [number]>(
    `UPDATE objects SET body = json_set(body, '$.pending_webhooks', (
       SELECT count(DISTINCT endpoint) FROM deliveries WHERE event = objects.id
         AND endpoint NOT IN (
           SELECT endpoint FROM deliveries WHERE event = objects.id AND outcome = 'answered')))
     WHERE id = (SELECT event FROM deliveries WHERE seq = ?)`,
  );
  const count = database.query<{ pending: number }, []>(
    'SELECT count(*) AS pending FROM deliveries WHERE outcome IS NULL',
  );
  const outcome = database.query<{ outcome: Outcome | null }, [string]>(
    'SELECT outcome FROM deliveries WHERE event = ? ORDER BY seq DESC LIMIT 1',
  );

  return {
    add(event, endpoint, dueAtMs) {
      insert.run(event, endpoint, dueAtMs);
    },
    endpoints: () => waiting.all().map(({ endpoint }) => endpoint),
    next: (endpoint, limit) => first.all(endpoint, limit),
    newest: (endpoint, limit, nowMs) => last.all(endpoint, nowMs, limit),
    hurry(endpoint, dueAtMs) {
      sooner.run(dueAtMs, endpoint);
    },
    retryAt(seq, dueAtMs) {
      later.run(dueAtMs, seq);
    },
    settle: database.transaction((seq: number, outcome: Outcome) => {
      end.run(outcome, seq);
      if (outcome === 'answered') countDown.run(seq);
    }),
    pending: () => count.get()?.pending ?? 0,
    stateOf(event) {
      const row = outcome.get(event);
      return row === null ? 'no_endpoint' : (row.outcome ?? 'waiting');
    },
  };
}
