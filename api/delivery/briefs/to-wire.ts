import { plainAnswers } from '#api/commerce/orders/brief-states';
import { deliveryClockOf } from '#api/commerce/orders/delivery-deadline';
import { measureBrief } from '#contract/brief-answers';
import type { AskedBrief, Brief, BriefFile, OrderBrief } from '#contract/briefs';
import type { BriefFileRow } from '#db/schema/briefs';
import { findChanges } from './find-changes.ts';
import type { BriefFacts } from './repository.ts';
import { lockOf } from './require-open.ts';

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
