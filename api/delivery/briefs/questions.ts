import { eq } from 'drizzle-orm';
import {
  deliveryClockOf,
  isWaitingFor,
  pauseDelivery,
  resumeDelivery,
} from '#api/commerce/orders/delivery/deadline';
import { findOrder, lockOrder, readContact } from '#api/commerce/orders/find';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import { Failure } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/list';
import { type Actor, changed, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { AuditVerb } from '#contract/audit';
import type { AddedBriefQuestions, BriefQuestionChange } from '#contract/briefs';
import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';
import type { BriefSection } from '#db/values/brief-sections';
import {
  type AskedQuestion,
  addQuestions,
  findAsked,
  removeQuestion,
  requireUnanswered,
  rewordQuestion,
  versionOf,
} from './edit-questions.ts';
import { type BriefFacts, lockBrief, requireOpen } from './repository.ts';

type Dependencies = { db: Db; mail: Mail; now: Clock };
/** A question of an order, as paths name them. */
type Place = { id: string; questionId: string };
type Edit = { verb: AuditVerb; sections: BriefSection[] | null };

export type BriefQuestions = ReturnType<typeof createBriefQuestions>;

/** Questions that the shop adds to a brief after it was sent, for admins. */
export function createBriefQuestions({ db, mail, now }: Dependencies) {
  return {
    /**
     * Adds questions, pauses the delivery clock until the customer sends the brief again, and emails
     * them. Questions that the brief has already are ignored, so adding them again changes nothing.
     */
    async add(
      actor: Actor,
      id: string,
      asked: AddedBriefQuestions,
    ): Promise<BriefFacts & { added: number }> {
      const found = await findOrder(db, id);
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, found.id);
        requireAskable(order);
        const facts = await lockBrief(tx, order);
        if (!facts.brief.sentAt) {
          throw new Failure('conflict', 'The customer hasn’t sent the brief yet.');
        }
        const at = now();
        const { sections, questions } = addQuestions(facts.sections, asked, at);
        if (questions.length === 0) return { ...facts, added: 0 };
        await tx.update(briefs).set({ sections }).where(eq(briefs.orderId, order.id));
        const paused = await pauseDelivery(tx, order, 'brief', at);
        await mailQuestions(tx, paused, { questions, at });
        const subject = { id: order.id, name: order.orderId };
        const changes = changed('questions');
        await writeAudit(tx, actor, { at, verb: 'order.brief_questions_added', subject, changes });
        return { ...(await lockBrief(tx, paused)), added: questions.length };
      });
    },

    /**
     * Rewords a question that isn’t answered. Of two admins who read the same version, one gets a 409
     * that names the other.
     */
    reword(
      actor: Actor,
      place: Place,
      { question, version }: BriefQuestionChange,
    ): Promise<BriefFacts> {
      return edit(actor, place, version, (facts, asked) => ({
        verb: 'order.brief_question_changed',
        sections: asked.text.label === question ? null : rewordQuestion(facts, asked, question),
      }));
    },

    /**
     * Removes a question that isn’t answered. Without the last one that the delivery clock waits for,
     * it goes on.
     */
    remove(actor: Actor, place: Place, { version }: { version: number }): Promise<BriefFacts> {
      return edit(actor, place, version, (facts, asked) => ({
        verb: 'order.brief_question_removed',
        sections: removeQuestion(facts, asked),
      }));
    },
  };

  /** `sections`: null if nothing changes. */
  async function edit(
    actor: Actor,
    { id, questionId }: Place,
    version: number,
    make: (facts: BriefFacts, asked: AskedQuestion) => Edit,
  ): Promise<BriefFacts> {
    const found = await findOrder(db, id);
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, found.id);
      requireOpen(order);
      const facts = await lockBrief(tx, order);
      const asked = findAsked(facts, questionId);
      if (!asked || versionOf(asked) !== version) throw await staleFailure(tx, order, asked);
      requireUnanswered(facts, asked);
      const { verb, sections } = make(facts, asked);
      if (!sections) return facts;
      const at = now();
      await tx.update(briefs).set({ sections }).where(eq(briefs.orderId, order.id));
      const isSent = facts.brief.sentAt !== null;
      if (isSent && !isAsking(order, sections)) await resumeDelivery(tx, order, 'brief', at);
      const subject = { id: order.id, name: order.orderId };
      await writeAudit(tx, actor, { at, verb, subject, changes: changed('question') });
      return lockBrief(tx, await lockOrder(tx, order.id));
    });
  }

  async function mailQuestions(
    tx: Db,
    order: OrderRow,
    { questions, at }: { questions: string[]; at: Date },
  ): Promise<void> {
    const { productTitle, orderId } = order;
    const { to, customerName } = await readContact(tx, order);
    await mail.send(tx, 'brief-questions', {
      to,
      data: {
        customerName,
        productTitle,
        orderId,
        questions,
        at,
        delivery: deliveryClockOf(order),
        briefToken: await guestTokenOf(tx, mail.orderLinks, order),
      },
      key: `brief-questions:${orderId}:${at.toISOString()}`,
    });
  }
}

/** Says who reworded or removed a question since it was read, and when. */
async function staleFailure(
  tx: Db,
  order: OrderRow,
  asked: AskedQuestion | undefined,
): Promise<Failure> {
  const verb = asked ? 'order.brief_question_changed' : 'order.brief_question_removed';
  const newer = await findLastAction(tx, [verb], order.id);
  if (!newer) return new Failure('not_found', 'This question was not found.');
  const did = asked ? 'reworded' : 'removed';
  return new Failure('conflict', `${newer.by ?? 'Another admin'} has ${did} this question.`, {
    newer,
  });
}

/**
 * Whether the clock may still wait for the brief: for a question of this pause, or because the order
 * went back to its requirements.
 */
function isAsking(order: OrderRow, sections: readonly BriefSection[]): boolean {
  const { pausedAt, stageSince } = order;
  if (!isWaitingFor(order, 'brief') || !pausedAt) return true;
  if (stageSince?.getTime() === pausedAt.getTime()) return true;
  return sections
    .flatMap(({ texts }) => texts)
    .some(({ askedAt }) => askedAt && Date.parse(askedAt) >= pausedAt.getTime());
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
