import { sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import * as endpoint from '#contract/endpoints/health';
import type { Db } from '#db/client';
import { retryAfterSeconds } from '../failure.ts';

/** A slower database counts as unavailable. */
const timeoutMs = 2000;

/** `health`: the process responds. `ready`: it can also serve requests and is not shutting down. */
export function healthRoutes({ db, isStopping }: { db: Db; isStopping: () => boolean }) {
  return new Elysia({ name: 'health' })
    .get(endpoint.getHealth.path, () => ({ ok: true }), schemaOf(endpoint.getHealth))
    .get(
      endpoint.getReadiness.path,
      async ({ status, set }) => {
        if (!isStopping() && (await answers(db))) return { ok: true };
        set.headers['retry-after'] = String(retryAfterSeconds);
        return status(503, { ok: false });
      },
      schemaOf(endpoint.getReadiness),
    );
}

async function answers(db: Db): Promise<boolean> {
  const asked = Promise.resolve(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, Bun.sleep(timeoutMs).then(() => false)]);
}
