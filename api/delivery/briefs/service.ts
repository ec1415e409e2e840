import { eq, inArray } from 'drizzle-orm';
import { plainAnswers } from '#api/commerce/orders/delivery/brief-states';
import { isWaitingFor, resumeDelivery } from '#api/commerce/orders/delivery/deadline';
import { lockOrder } from '#api/commerce/orders/find';
import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import type { Clock } from '#api/platform/clock';
import { publish } from '#api/platform/publish';
import { findAnswerError, isHidden, keptAnswer, measureBrief } from '#contract/brief-answers';
import type { BriefPatch } from '#contract/briefs';
import { dropDirectionOverrides } from '#contract/fields';
import type { Db } from '#db/client';
import { type BriefRow, briefFiles, briefs } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';
import {
  type BriefFacts,
  lockBrief,
  lockOf,
  openBrief,
  readBrief,
  requireOpen,
  requirePaid,
  shownFiles,
} from './repository.ts';

/** Admins hear of changes after sending at most this often for each brief. */
const changeNoticeMs = 10 * 60 * 1000;

type Dependencies = { db: Db; limits: RateLimits; now: Clock };

export type Briefs = ReturnType<typeof createBriefs>;

/** The briefs of paid orders. The caller has checked whose order it is. */
export function createBriefs({ db, limits, now }: Dependencies) {
  return {
    /** For the customer, whose brief keeps its questions from now on. */
    async open(order: OrderRow): Promise<BriefFacts> {
      requirePaid(order);
      return lockOf(order) ? readBrief(db, order) : openBrief(db, order);
    },

    async read(order: OrderRow): Promise<BriefFacts> {
      requirePaid(order);
      return readBrief(db, order);
    },

    /**
     * Saves some answers; the others stay as they are, so pages that save at the same time don't
     * lose each other's. If both save one field, the later one wins and learns what it replaced.
     * Unknown fields are ignored. Throws, and saves nothing, if an answer is invalid.
     */
    async save(
      order: OrderRow,
      patch: BriefPatch,
    ): Promise<{ facts: BriefFacts; replaced: Record<string, string> }> {
      requireOpen(order);
      await limits.count(db, 'brief save, order', order.orderId);
      return db.transaction(async (tx) => {
        const facts = await lockBrief(tx, order);
        const { brief } = facts;
        const texts = checkAnswers(facts, patch.answers);
        const changed = [...texts].filter(
          ([field, text]) => (brief.answers[field]?.text ?? '') !== text,
        );
        const replaced = Object.fromEntries(
          changed.flatMap(([field]) => {
            const known = brief.answers[field];
            return field in patch.answers && known?.text && known.version > patch.version
              ? [[field, known.text]]
              : [];
          }),
        );
        if (changed.length === 0) return { facts, replaced };
        const version = brief.version + 1;
        const at = now();
        const saved = changed.map(([field, text]) => [
          field,
          { text, version, at: at.toISOString() },
        ]);
        const answers = { ...brief.answers, ...Object.fromEntries(saved) };
        const next = await update(tx, brief, { answers, version, updatedAt: at });
        const files = shownFiles({ ...facts, brief: next });
        const noticed = await noticeChange(tx, order, next);
        return { facts: { ...facts, files, brief: noticed }, replaced };
      });
    },

    /**
     * Tells the shop that the brief is ready, or ready again if it asked for more. Otherwise, sending it
     * again changes nothing. What was sent first is kept, so that later answers are changes.
     */
    async send(found: OrderRow, { unfinished }: { unfinished: boolean }): Promise<BriefFacts> {
      requireOpen(found);
      await limits.count(db, 'brief save, order', found.orderId);
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, found.id);
        const facts = await lockBrief(tx, order);
        const { brief, files, fields } = facts;
        if (brief.sentAt && !isWaitingFor(order, 'brief')) return facts;
        const answers = plainAnswers(brief.answers);
        if (Object.keys(answers).length + files.length === 0) {
          throw new Failure('conflict', 'Answer at least one question before you send the brief.');
        }
        const { missing } = measureBrief(fields, answers, files);
        if (missing.length > 0 && !unfinished) throw unfinishedFailure(missing.length);
        await dropHiddenFiles(tx, facts);
        const at = now();
        const first = {
          sent: {
            answers: { ...answers },
            files: files.map(({ id, field, name }) => ({ id, field, name })),
          },
          sentAt: at,
        };
        const next = await update(tx, brief, { ...(!brief.sentAt && first), updatedAt: at });
        const resumed = await resumeDelivery(tx, order, 'brief', at);
        await publish(tx, { kind: 'brief.sent', ...subjectOf(order) });
        return { ...facts, order: resumed, brief: next };
      });
    },

    noticeChange,
  };

  /** After sending, tells admins about changes, but not about each key press. */
  async function noticeChange(tx: Db, order: OrderRow, brief: BriefRow): Promise<BriefRow> {
    const at = now();
    const last = brief.changeNoticeAt?.getTime() ?? 0;
    if (!brief.sentAt || at.getTime() - last < changeNoticeMs) return brief;
    await publish(tx, { kind: 'brief.changed', ...subjectOf(order) });
    return update(tx, brief, { changeNoticeAt: at, updatedAt: brief.updatedAt });
  }
}

/**
 * The known fields of a patch, and '' for those that its choices hide. Throws with a sentence for each
 * invalid answer.
 */
function checkAnswers(
  { brief, fields }: BriefFacts,
  answers: BriefPatch['answers'],
): Map<string, string> {
  const texts = new Map<string, string>();
  const errors: { path: string; message: string }[] = [];
  const next = { ...plainAnswers(brief?.answers ?? {}), ...answers };
  for (const field of fields) {
    const { key } = field;
    const typed = answers[key];
    if (isHidden(field, next)) {
      texts.set(key, '');
    } else if (typed !== undefined) {
      const text = field.kind === 'lines' ? typed : dropDirectionOverrides(typed);
      const message = findAnswerError(field, text);
      if (message) errors.push({ path: key, message });
      texts.set(key, keptAnswer(field, text));
    }
  }
  const [first, ...rest] = errors;
  if (first) throw invalid([first, ...rest]);
  return texts;
}

/** Until the brief is sent, a choice can be taken back. The files themselves are swept. */
async function dropHiddenFiles(tx: Db, { files, allFiles }: BriefFacts): Promise<void> {
  const hidden = allFiles.filter((file) => file.storedAt !== null && !files.includes(file));
  if (hidden.length === 0) return;
  const ids = hidden.map(({ id }) => id);
  await tx.update(briefFiles).set({ storedAt: null }).where(inArray(briefFiles.id, ids));
}

async function update(
  tx: Db,
  { orderId }: BriefRow,
  values: Partial<typeof briefs.$inferInsert>,
): Promise<BriefRow> {
  const [next] = await tx.update(briefs).set(values).where(eq(briefs.orderId, orderId)).returning();
  if (!next) throw new Error('The brief is gone');
  return next;
}

function subjectOf({ id, orderId, customerId }: OrderRow) {
  return { id, name: orderId, by: customerId };
}

function unfinishedFailure(missing: number): Failure {
  const sentence = missing === 1 ? 'One answer is missing.' : `${missing} answers are missing.`;
  return new Failure('conflict', `${sentence} Add them, or send the brief unfinished.`);
}
