import { plainAnswers } from '#api/commerce/orders/delivery/brief-states';
import { deliveryClockOf } from '#api/commerce/orders/delivery/deadline';
import { measureBrief } from '#contract/brief-answers';
import type { AskedBrief, Brief, BriefChange, BriefFile, OrderBrief } from '#contract/briefs';
import type { BriefFileRow } from '#db/schema/briefs';
import { type BriefFacts, lockOf } from './repository.ts';

export function briefToWire({ order, brief, files, sections, fields, demoUrl }: BriefFacts): Brief {
  const answers = plainAnswers(brief?.answers ?? {});
  return {
    orderId: order.orderId,
    productTitle: order.productTitle,
    demoUrl,
    sections: [...sections],
    answers: { ...answers },
    files: files.map(briefFileToWire),
    version: brief?.version ?? 0,
    percent: measureBrief(fields, answers, files).percent,
    sentAt: brief?.sentAt?.toISOString() ?? null,
    locked: lockOf(order),
    ...deliveryClockOf(order),
  };
}

export function orderBriefToWire(facts: BriefFacts): OrderBrief {
  return { ...briefToWire(facts), changes: findChanges(facts) };
}

export function askedBriefToWire({ added, ...facts }: BriefFacts & { added: number }): AskedBrief {
  return { ...orderBriefToWire(facts), added };
}

export function briefFileToWire(file: BriefFileRow): BriefFile {
  const { id, field, name, type, sizeBytes, createdAt } = file;
  return { id, field, name, type, sizeBytes, createdAt: createdAt.toISOString() };
}

/** What changed since a brief was first sent: answers first, then files. Empty before. */
function findChanges({ brief, files, fields }: BriefFacts): BriefChange[] {
  if (!brief?.sent) return [];
  const { sent, answers } = brief;
  const now = plainAnswers(answers);
  const edits = fields
    .map(({ key }) => key)
    .filter((field) => sent.answers[field] !== now[field])
    .map((field) => ({
      field,
      before: sent.answers[field] ?? null,
      after: now[field] ?? null,
      at: answers[field]?.at ?? null,
    }));
  const kept = new Set(sent.files.map(({ id }) => id));
  const current = new Set(files.map(({ id }) => id));
  return [
    ...edits,
    ...files
      .filter(({ id }) => !kept.has(id))
      .map(({ field, name, createdAt }) => ({
        field,
        before: null,
        after: name,
        at: createdAt.toISOString(),
      })),
    ...sent.files
      .filter(({ id }) => !current.has(id))
      .map(({ field, name }) => ({ field, before: name, after: null, at: null })),
  ];
}
