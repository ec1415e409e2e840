import type { Database } from 'bun:sqlite';
import type { Answer } from './answer.ts';
import { invalid, ProviderError } from './errors.ts';

const KEPT_SECONDS = 24 * 60 * 60;

/** The request that a key belongs to. */
export interface Fingerprint {
  path: string;
  /** A hash of the parameters, whatever their order and encoding. */
  digest: string;
}

export interface Idempotency {
  /** The stored first response. Throws if the parameters differ or the key is in use. */
  recall(key: string, fingerprint: Fingerprint, now: number): Answer | undefined;
  keep(key: string, fingerprint: Fingerprint, answer: Answer, now: number): void;
  /** Runs `work` while holding the key, so that concurrent requests are rejected. */
  during<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface Row {
  fingerprint: string;
  request_id: string;
  status: number;
  body: string;
}

export function createIdempotency(database: Database): Idempotency {
  // In memory, so that keys in use are free again after a crash.
  const inUse = new Set<string>();
  const select = database.query<Row, [string]>(
    'SELECT fingerprint, request_id, status, body FROM idempotency WHERE key = ?',
  );
  const insert = database.query<null, [string, string, string, number, string, number]>(
    `INSERT INTO idempotency (key, fingerprint, request_id, status, body, created)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const prune = database.query<null, [number]>('DELETE FROM idempotency WHERE created < ?');

  return {
    recall(key, { path, digest }, now) {
      if (key.length > 255) throw invalid('Idempotency keys have at most 255 characters.');
      prune.run(now - KEPT_SECONDS);
      if (inUse.has(key)) throw inUseNow(key);
      const row = select.get(key);
      if (row === null) return undefined;
      const [known = '', knownPath = path] = row.fingerprint.split(' ');
      if (knownPath !== path) throw otherEndpoint(key, knownPath);
      if (known !== digest) throw changed(key);
      return { requestId: row.request_id, status: row.status, body: row.body };
    },
    keep(key, { path, digest }, { requestId, status, body }, now) {
      insert.run(key, `${digest} ${path}`, requestId, status, body, now);
    },
    async during(key, work) {
      inUse.add(key);
      try {
        return await work();
      } finally {
        inUse.delete(key);
      }
    },
  };
}

function otherEndpoint(key: string, path: string): ProviderError {
  const message = `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}'). Try using a key other than '${key}' if you meant to execute a different request.`;
  return new ProviderError(400, { type: 'idempotency_error', message });
}

function changed(key: string): ProviderError {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new ProviderError(400, { type: 'idempotency_error', message });
}

function inUseNow(key: string): ProviderError {
  const message = `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`;
  return new ProviderError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message,
  });
}
