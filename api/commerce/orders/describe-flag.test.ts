import { expect, test } from 'bun:test';
import * as v from 'valibot';
import { OrderFlagReason } from '#contract/order-flags';
import { orderFlagCodes } from '#db/values/enumerations';
import { describeFlag } from './flags.ts';

type Code = OrderFlagReason['code'];

const named = {
  duplicate_payment: { sessionId: 'cs_1' },
  not_a_subscription: { sessionId: 'cs_1' },
  currency_mismatch: { sessionId: 'cs_1' },
  amount_mismatch: { sessionId: 'cs_1' },
  unexpected_payment: { sessionId: 'cs_1' },
  refund_failed: { refundId: 're_1' },
  other: { text: 'Paid twice' },
} as const satisfies { [C in Code]: Extract<OrderFlagReason, { code: C }>['params'] };

const sentences = orderFlagCodes.map((code) =>
  describeFlag(v.parse(OrderFlagReason, { code, params: named[code] })),
);

test('describes each flag code with its parameters', () => {
  expect(new Set(sentences).size).toBe(orderFlagCodes.length);
  for (const [index, code] of orderFlagCodes.entries()) {
    for (const value of Object.values(named[code])) expect(sentences[index]).toContain(value);
  }
});

test('refuses parameters that do not belong to the code', () => {
  expect(v.is(OrderFlagReason, { code: 'refund_failed', params: { sessionId: 'cs_1' } })).toBe(
    false,
  );
});
