import { and, gt, isNotNull, max, min } from 'drizzle-orm';
import type { ProviderState } from '#contract/operations';
import type { Db } from '#db/client';
import { processes } from '#db/schema/processes';

const { providerAnsweredAt, providerFailedAt, providerFailingSince } = processes;

/** What all processes know of the payment provider: what one of them heard last counts. */
export async function readProvider(db: Db): Promise<ProviderState> {
  const [last] = await db
    .select({ answeredAt: max(providerAnsweredAt), failedAt: max(providerFailedAt) })
    .from(processes);
  const { answeredAt = null, failedAt = null } = last ?? {};
  const isFailing = failedAt !== null && (answeredAt === null || answeredAt < failedAt);
  const failingSince = isFailing ? await findFailingSince(db, answeredAt) : null;
  return {
    isReachable: answeredAt === null && failedAt === null ? null : !isFailing,
    lastAnsweredAt: answeredAt?.toISOString() ?? null,
    lastFailedAt: failedAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
  };
}

async function findFailingSince(db: Db, answeredAt: Date | null): Promise<Date | null> {
  const [first] = await db
    .select({ at: min(providerFailingSince) })
    .from(processes)
    .where(
      and(
        isNotNull(providerFailingSince),
        answeredAt ? gt(providerFailingSince, answeredAt) : undefined,
      ),
    );
  return first?.at ?? null;
}
