import { measureBrief } from '#contract/brief-answers';
import { briefFieldsOf } from '#contract/brief-fields';
import { briefFieldLabel } from '#contract/brief-questions';
import type { OrderBrief } from '#contract/briefs';
import type { Order } from '#contract/orders';
import { orderProgress as copy } from '../../copy/admin-delivery.ts';
import { orderBrief } from '../../copy/brief.ts';

/** A question of a brief that has no answer. */
export function openQuestions({ sections, answers, files }: OrderBrief) {
  return measureBrief(briefFieldsOf(sections), answers, files).missing.map(({ key }) => ({
    key,
    label: briefFieldLabel(key, sections),
  }));
}

/** The message that reminds a customer of what their order waits for, to be edited. */
export function reminderOf({ stage }: Order, brief: OrderBrief | undefined): string {
  if (stage === 'review') return copy.approvalReminder;
  if (!brief || brief.percent === 0) return copy.briefReminder;
  return orderBrief.question(openQuestions(brief).map(({ label }) => label));
}
