import { eq } from 'drizzle-orm';
import { deliveryClockOf, pauseDelivery } from '#api/commerce/orders/delivery-deadline';
import { findOrder, lockOrder } from '#api/commerce/orders/find';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import { Failure } from '#api/http/failure';
import { type Actor, writeAudit } from '#api/platform/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { publish } from '#api/platform/live-updates/publish';
import type { Mail } from '#api/platform/mail/service';
import type { AddedBriefQuestions } from '#contract/briefs';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';
import { addQuestions } from './add-questions.ts';
import { type BriefFacts, lockBrief } from './repository.ts';
import { requireOpen } from './require-open.ts';

type Dependencies = { db: Db; mail: Mail; now: Clock };

export type BriefQuestions = ReturnType<typeof createBriefQuestions>;

/** Questions that the shop adds to a brief after it was sent, for admins. */
export function createBriefQuestions({ db, mail, now }: Dependencies) {
  return {
    /**
     * Adds questions, pauses the delivery clock until the customer sends the brief again, and emails
     * them. Questions that the brief has already are ignored, so adding them again changes nothing.
     */
    async add(actor: Actor, id: string, added: AddedBriefQuestions): Promise<BriefFacts> {
      const found = await findOrder(db, id);
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, found.id);
        requireAskable(order);
        const facts = await lockBrief(tx, order);
        if (!facts.brief.sentAt) {
          throw new Failure('conflict', 'The customer hasn’t sent the brief yet.');
        }
        const at = now();
        const { sections, questions } = addQuestions(facts.sections, added, at);
        if (questions.length === 0) return facts;
        await tx.update(briefs).set({ sections }).where(eq(briefs.orderId, order.id));
        const paused = await pauseDelivery(tx, order, 'brief', at);
        await mailQuestions(tx, paused, { questions, at });
        const subject = { id: order.id, name: order.orderId };
        await writeAudit(tx, actor, { at, verb: 'order.brief_questions_added', subject });
        await publish(tx, { kind: 'order.changed', ...subject, by: actor.customer.id });
        return lockBrief(tx, paused);
      });
    },
  };

  async function mailQuestions(
    tx: Db,
    order: OrderRow,
    { questions, at }: { questions: string[]; at: Date },
  ): Promise<void> {
    const { customerName, customerEmail, productTitle, orderId } = order;
    await mail.send(tx, 'brief-questions', {
      to: customerEmail,
      data: {
        ...{ customerName, productTitle, orderId, questions, at },
        delivery: deliveryClockOf(order),
        briefToken: await guestTokenOf(tx, mail.orderLinks, order),
      },
      key: `brief-questions:${orderId}:${at.toISOString()}`,
    });
  }
}

/** While the customer reviews the preview, the clock waits for their approval. */
function requireAskable(order: OrderRow): void {
  requireOpen(order);
  if (order.stage !== 'review') return;
  throw new Failure(
    'conflict',
    'The customer is reviewing the preview. Move the order to another stage before you add questions.',
  );
}
