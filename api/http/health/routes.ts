import { sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import * as v from 'valibot';
import { apiPaths } from '#contract/paths';
import type { Db } from '#db/client';
import { retryAfterSeconds } from '../failure.ts';

/** A database that takes longer is no use to anybody. */
const patienceMs = 2000;

const Alive = v.object({ ok: v.boolean() });

/** `health`: the process answers. `ready`: it can also do its work, and is not shutting down. */
export function healthRoutes({ db, isStopping }: { db: Db; isStopping: () => boolean }) {
  return new Elysia({ name: 'health' })
    .get(apiPaths.health, () => ({ ok: true }), { response: Alive })
    .get(
      apiPaths.ready,
      async ({ status, set }) => {
        if (!isStopping() && (await answers(db))) return { ok: true };
        set.headers['retry-after'] = String(retryAfterSeconds);
        return status(503, { ok: false });
      },
      { response: { 200: Alive, 503: Alive } },
    );
}

async function answers(db: Db): Promise<boolean> {
  const asked = Promise.resolve(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, Bun.sleep(patienceMs).then(() => false)]);
}
