import { Database } from 'bun:sqlite';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CLOCK_TABLE } from './clock.ts';
import { DUE_TASKS_INDEX } from './due-tasks.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    body TEXT NOT NULL,
    hidden TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, seq);
  CREATE INDEX IF NOT EXISTS objects_by_customer
    ON objects (kind, json_extract(body, '$.customer'), seq);
  CREATE INDEX IF NOT EXISTS sessions_by_expiry
    ON objects (json_extract(body, '$.expires_at'))
    WHERE kind = 'checkout.session' AND json_extract(body, '$.status') = 'open';
  CREATE INDEX IF NOT EXISTS invoices_by_subscription
    ON objects (json_extract(body, '$.parent.subscription_details.subscription'))
    WHERE kind = 'invoice';
  CREATE INDEX IF NOT EXISTS payments_by_invoice
    ON objects (json_extract(body, '$.invoice')) WHERE kind = 'invoice_payment';
  CREATE INDEX IF NOT EXISTS payments_by_intent
    ON objects (json_extract(body, '$.payment.payment_intent')) WHERE kind = 'invoice_payment';
  CREATE INDEX IF NOT EXISTS refunds_by_intent
    ON objects (json_extract(body, '$.payment_intent')) WHERE kind = 'refund';
  CREATE INDEX IF NOT EXISTS disputes_by_intent
    ON objects (json_extract(body, '$.payment_intent')) WHERE kind = 'dispute';

  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    request_id TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS idempotency_by_age ON idempotency (created);

  CREATE TABLE IF NOT EXISTS deliveries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    due_at_ms INTEGER NOT NULL,
    outcome TEXT CHECK (outcome IN ('answered', 'given_up', 'dropped'))
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_waiting
    ON deliveries (endpoint, due_at_ms, seq) WHERE outcome IS NULL;
  CREATE INDEX IF NOT EXISTS deliveries_by_event ON deliveries (event);

  ${DUE_TASKS_INDEX}
  ${CLOCK_TABLE}
`;

export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Database(file, { create: true, strict: true });
  // With a write-ahead log, every response is on disk before it is sent, even through a kill -9.
  database.run('PRAGMA journal_mode = WAL');
  database.run('PRAGMA synchronous = NORMAL');
  database.run('PRAGMA busy_timeout = 2000');
  database.run(TABLES);
  return database;
}
