import * as v from 'valibot';
import { NewDiscount, type NewDiscountInput } from '#contract/admin-discounts';
import { discountForm as copy } from '../../copy/admin-discounts.ts';
import type { DiscountRules } from './describe-discount.ts';

const days = v.object({ start: v.string(), end: v.string() });

/** The form's values as they are typed. */
const fields = v.object({
  code: v.string(),
  kind: v.picklist(['percent', 'amount']),
  percentOff: v.string(),
  amountOff: v.string(),
  duration: v.picklist(['once', 'repeating', 'forever']),
  durationMonths: v.string(),
  plans: v.picklist(['all', 'month', 'year']),
  productIds: v.array(v.string()),
  maxUses: v.string(),
  isOncePerCustomer: v.boolean(),
  /** Days as in HTML, '2026-12-31', both included. */
  days,
});
export type DiscountDraft = v.InferOutput<typeof fields>;

export const emptyDraft: DiscountDraft = {
  code: '',
  kind: 'percent',
  percentOff: '',
  amountOff: '',
  duration: 'once',
  durationMonths: '3',
  plans: 'all',
  productIds: [],
  maxUses: '',
  isOncePerCustomer: false,
  days: { start: '', end: '' },
};

/** Fields that are called differently in the form. */
const fieldNames: Record<string, string> = { startsAt: 'daysStart', endsAt: 'daysEnd' };

/** The form's values in the shape of the API call, validated like on the server. */
export const DiscountDraft = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const refuse = (field: string, message: string) => addIssue({ message, path: [at(field)] });
    const { end } = dataset.value.days;
    if (end && endOf(end) < Date.now()) refuse('daysEnd', copy.pastDay);
    for (const { message, path } of v.safeParse(NewDiscount, toInput(dataset.value)).issues ?? []) {
      const field = String(path?.[0]?.key ?? '');
      refuse(fieldNames[field] ?? field, message);
    }
  }),
  v.transform(toInput),
);

/** What the code will do; undefined while a field besides the code is invalid. */
export function rulesOf(draft: DiscountDraft): DiscountRules | undefined {
  const { success, output } = v.safeParse(NewDiscount, { ...toInput(draft), code: 'UNNAMED' });
  if (!success) return undefined;
  const { amountOff } = output;
  return { ...output, amountOff: amountOff === null ? null : (amountOff / 100).toFixed(2) };
}

function toInput(draft: DiscountDraft): NewDiscountInput {
  const { code, kind, duration, plans, productIds, isOncePerCustomer } = draft;
  return {
    code,
    percentOff: kind === 'percent' ? numberOf(draft.percentOff || 'required') : null,
    amountOff: kind === 'amount' ? draft.amountOff : null,
    duration,
    durationMonths: duration === 'repeating' ? numberOf(draft.durationMonths || 'required') : null,
    productIds: productIds.length > 0 ? productIds.map(Number) : null,
    billingIntervals: plans === 'all' ? null : [plans],
    maxUses: numberOf(draft.maxUses),
    maxUsesPerCustomer: isOncePerCustomer ? 1 : null,
    startsAt: draft.days.start ? startOf(draft.days.start).toISOString() : null,
    endsAt: draft.days.end ? new Date(endOf(draft.days.end)).toISOString() : null,
  };
}

/** null where nothing is typed; NaN, which the contract explains, where it is no number. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** In the admin's time zone. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

function endOf(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime();
}

function at(key: string): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined };
}
