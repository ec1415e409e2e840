import { sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import * as v from 'valibot';
import { apiPaths } from '#contract/paths';
import type { Db } from '#db/client';

const Alive = v.object({ ok: v.boolean() });

/** `health`: the process answers. `ready`: it can also do its work, and is not shutting down. */
export function healthRoutes({ db, isStopping }: { db: Db; isStopping: () => boolean }) {
  return new Elysia({ name: 'health' })
    .get(apiPaths.health, () => ({ ok: true }), { response: Alive })
    .get(
      apiPaths.ready,
      async ({ status }) => {
        const ready = !isStopping() && (await answers(db));
        return ready ? { ok: true } : status(503, { ok: false });
      },
      { response: { 200: Alive, 503: Alive } },
    );
}

function answers(db: Db): Promise<boolean> {
  return Promise.resolve(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
}
