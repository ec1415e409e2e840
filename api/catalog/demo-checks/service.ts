import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { DemoHealth, FailingDemos } from '#contract/demo-health';
import type { Db } from '#db/client';
import { type DemoCheckRow, demoChecks } from '#db/schema/demo-checks';
import { products } from '#db/schema/products';
import { noSuchProduct } from '../products/repository.ts';
import type { CheckAddress } from './check-address.ts';

/** Concurrent checks in one run, so that it ends before the next one. */
const concurrency = 100;
/** Limit per external host, to avoid overloading it. */
const concurrencyPerHost = 20;

type Dependencies = { db: Db; check: CheckAddress; now: Clock };

export type DemoHealthChecks = ReturnType<typeof createDemoHealth>;

/** Checks the demos regularly, and soon after their address changed. */
export function createDemoHealth({ db, check, now }: Dependencies) {
  return {
    /** Checks demos whose status is unknown or outdated. */
    async pass(): Promise<void> {
      const due = db
        .select({ id: products.id, url: products.demoUrl, ...place })
        .from(products)
        .leftJoin(demoChecks, isOfProduct)
        .where(and(isListed, sql`${dueAt} < ${now().toISOString()}::timestamptz`))
        .as('due');
      const chosen = await db
        .select({ id: due.id, url: due.url })
        .from(due)
        .where(or(isNull(due.host), lte(due.turn, concurrencyPerHost)))
        .orderBy(asc(due.dueAt), asc(due.id))
        .limit(concurrency);
      await Promise.all(chosen.map((demo) => look(demo)));
    },

    async of(productId: number): Promise<DemoHealth> {
      const [known] = await db
        .select({ check: demoChecks })
        .from(products)
        .leftJoin(demoChecks, and(isOfProduct, isOfUrl))
        .where(and(eq(products.id, productId), isNull(products.deletedAt)));
      if (!known) throw new Failure('not_found', noSuchProduct);
      return healthOf(known.check);
    },

    async failing(): Promise<FailingDemos> {
      const { productId, checkedAt, failingSince } = demoChecks;
      const rows = await db
        .select({ productId, checkedAt, failingSince: sql`${failingSince}`.mapWith(failingSince) })
        .from(products)
        .innerJoin(demoChecks, and(isOfProduct, isOfUrl))
        .where(and(isListed, isNotNull(failingSince)))
        .orderBy(asc(products.id));
      return rows.map((row) => ({
        productId: row.productId,
        checkedAt: row.checkedAt.toISOString(),
        failingSince: row.failingSince.toISOString(),
      }));
    },
  };

  async function look({ id, url }: { id: number; url: string }): Promise<void> {
    const isUp = (await check(url)).problem === null;
    const at = now().toISOString();
    // Writes nothing for a product that was deleted during the check.
    await db.execute(sql`
      insert into ${demoChecks} as known (product_id, url, checked_at, failing_since)
      select id, ${url}, ${at}::timestamptz, ${isUp ? null : at}::timestamptz
      from ${products} where id = ${id}
      on conflict (product_id) do update set
        url = excluded.url,
        checked_at = excluded.checked_at,
        failing_since = case
          when excluded.failing_since is null or known.url <> excluded.url
            then excluded.failing_since
          else coalesce(known.failing_since, excluded.failing_since)
        end`);
  }
}

const isListed = and(isNull(products.deletedAt), isNull(products.archivedAt));
const isOfProduct = eq(demoChecks.productId, products.id);
const isOfUrl = eq(demoChecks.url, products.demoUrl);

/** Working demos are checked again after an hour, failing ones after five minutes. */
const dueAt = sql`case
  when ${demoChecks.url} is distinct from ${products.demoUrl} then '-infinity'::timestamptz
  when ${demoChecks.failingSince} is null then ${demoChecks.checkedAt} + interval '60 minutes'
  else ${demoChecks.checkedAt} + interval '5 minutes'
end`;

/** Null for the shop's own demos, which need no limit. */
const host = sql<
  string | null
>`lower(substring(${products.demoUrl} from '(?i)^https?://([^/?#]+)'))`;

const place = {
  dueAt: dueAt.as('due_at'),
  host: host.as('host'),
  turn: sql<number>`row_number() over (partition by ${host} order by ${dueAt}, ${products.id})`.as(
    'turn',
  ),
};

function healthOf(check: DemoCheckRow | null): DemoHealth {
  if (!check) return { status: 'unknown', checkedAt: null, failingSince: null };
  const { checkedAt, failingSince } = check;
  return {
    status: failingSince ? 'down' : 'up',
    checkedAt: checkedAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
  };
}
