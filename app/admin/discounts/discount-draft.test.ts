import { expect, test } from 'bun:test';
import * as v from 'valibot';
import { DiscountDraft, emptyDraft, rulesOf } from './discount-draft.ts';
import { generateCode } from './discount-fields.tsx';

const typed: DiscountDraft = { ...emptyDraft, code: 'WINTER-20', percentOff: '20' };

function errorsOf(values: Partial<DiscountDraft>) {
  const { issues = [] } = v.safeParse(DiscountDraft, { ...typed, ...values });
  return issues.map((issue) => v.getDotPath(issue));
}

test('sends what was typed, with days in the admin’s time zone', () => {
  const values = {
    duration: 'repeating',
    plans: 'month',
    productIds: ['2'],
    maxUses: '50',
    days: { start: '2099-12-01', end: '2099-12-31' },
  } as const;
  expect(v.parse(DiscountDraft, { ...typed, ...values, isOncePerCustomer: true })).toEqual({
    code: 'WINTER-20',
    percentOff: 20,
    amountOff: null,
    duration: 'repeating',
    durationMonths: 3,
    productIds: [2],
    billingIntervals: ['month'],
    maxUses: 50,
    maxUsesPerCustomer: 1,
    startsAt: new Date(2099, 11, 1).toISOString(),
    endsAt: new Date(2099, 11, 31, 23, 59, 59, 999).toISOString(),
  });
});

test('sends only the chosen kind of discount, and months only for several months', () => {
  const amount = { ...typed, kind: 'amount', amountOff: '5', durationMonths: '6' } as const;
  expect(v.parse(DiscountDraft, amount)).toMatchObject({
    percentOff: null,
    amountOff: '5',
    durationMonths: null,
  });
});

test.each([
  [{ code: 'short' }, 'code'],
  [{ percentOff: '' }, 'percentOff'],
  [{ percentOff: '12.5' }, 'percentOff'],
  [{ percentOff: 'half' }, 'percentOff'],
  [{ kind: 'amount' }, 'amountOff'],
  [{ kind: 'amount', amountOff: '0' }, 'amountOff'],
  [{ duration: 'repeating', durationMonths: '' }, 'durationMonths'],
  [{ duration: 'repeating', durationMonths: '37' }, 'durationMonths'],
  [{ maxUses: '0' }, 'maxUses'],
  [{ days: { start: '', end: '2020-01-01' } }, 'daysEnd'],
  [{ days: { start: '2099-12-31', end: '2099-12-01' } }, 'daysEnd'],
] satisfies [Partial<DiscountDraft>, string][])('explains %j at its field', (values, field) => {
  expect(errorsOf(values)).toEqual([field]);
});

test('knows what a code does before it is named', () => {
  expect(rulesOf({ ...typed, code: '' })).toMatchObject({ percentOff: 20, maxUses: null });
  expect(rulesOf({ ...typed, kind: 'amount', amountOff: '5' })?.amountOff).toBe('5.00');
  expect(rulesOf(emptyDraft)).toBeUndefined();
});

test('generates codes that differ and are valid', () => {
  const codes = Array.from({ length: 200 }, generateCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(errorsOf({ code })).toEqual([]);
});
