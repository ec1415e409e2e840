import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { formatError } from '#api/http/format-error';
import { findLastAction } from '#api/office/audit/list';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { nameError } from '#api/platform/error-name';
import { leaseCutoff } from '#api/platform/lease';
import type { Db } from '#db/client';
import { webhookFailures as failures } from '#db/schema/webhook-failures';
import type { ProviderEvent } from '../payments/provider/events.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { rejectedForAdmin } from '../payments/provider-errors.ts';
import type { ProviderEvents } from './service.ts';

type Dependencies = {
  db: Db;
  provider: Pick<PaymentProvider, 'findEvent'>;
  events: ProviderEvents;
  now: Clock;
  log: (line: string) => void;
};

export type WebhookFailures = ReturnType<typeof createWebhookFailures>;

/** Remembers events that couldn't be processed, without their content, until they are. */
export function createWebhookFailures({ db, provider, events, now, log }: Dependencies) {
  return { watch, replay };

  /** Processes an event and passes its error on. */
  async function watch(event: ProviderEvent, process: () => Promise<void>): Promise<void> {
    try {
      await process();
    } catch (error) {
      await record(event, error).catch((lost) => log(`webhook failure: ${formatError(lost)}`));
      throw error;
    }
    await db.delete(failures).where(eq(failures.id, event.id));
  }

  /**
   * Reads a failed event from the provider again and processes it. Of two admins at once, the second
   * is told who was first.
   */
  async function replay(actor: Actor, id: string): Promise<void> {
    await db.transaction(async (tx) => {
      if (!(await claim(tx, id))) throw await whyNot(tx, id);
      await writeAudit(tx, actor, {
        at: now(),
        verb: 'webhook.replayed',
        subject: { id: 0, name: id },
      });
    });
    try {
      const event = await provider.findEvent(id);
      if (!event) throw new Failure('conflict', forgotten);
      await watch(event, () => events.take(event));
    } catch (error) {
      await db.update(failures).set({ replayingSince: null }).where(eq(failures.id, id));
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`replaying event ${id}: ${error.message}`);
      throw error instanceof ProviderRefused ? rejectedForAdmin(error) : notReplayed();
    }
  }

  async function claim(tx: Db, id: string): Promise<boolean> {
    const at = now();
    const isFree = or(
      isNull(failures.replayingSince),
      lt(failures.replayingSince, leaseCutoff(at)),
    );
    const claimed = await tx
      .update(failures)
      .set({ replayingSince: at })
      .where(and(eq(failures.id, id), isFree))
      .returning({ id: failures.id });
    return claimed.length === 1;
  }

  async function record({ id, type, createdAt }: ProviderEvent, error: unknown): Promise<void> {
    const latest = { error: nameError(error), failedAt: now() };
    await db
      .insert(failures)
      .values({ id, type, occurredAt: createdAt, ...latest })
      .onConflictDoUpdate({
        target: failures.id,
        set: { ...latest, attempts: sql`${failures.attempts} + 1` },
      });
  }
}

const processed = 'This event isn’t in the list of failed events. It may have been processed.';
const forgotten =
  'The payment provider no longer has this event. Run the reconciliation to compare the orders.';

async function whyNot(tx: Db, id: string): Promise<Failure> {
  const newer = await findLastAction(tx, ['webhook.replayed'], id);
  if (!newer) return new Failure('not_found', processed);
  return new Failure('conflict', `${newer.by} already replayed this event.`, { newer });
}

function notReplayed(): Failure {
  return new Failure(
    'provider_down',
    'The payment provider isn’t responding, so the event wasn’t processed. Try again in a moment.',
  );
}
