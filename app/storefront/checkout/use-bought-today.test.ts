import { expect, test } from 'bun:test';
import { findBoughtToday } from './checkout.screen.tsx';

const saltmarsh = { title: 'Saltmarsh', demoUrl: '/demos/saltmarsh/' };
const now = Date.parse('2026-01-15T12:00:00Z');
const paid = { step: 'paid' as const, at: '2026-01-15T09:30:00.000Z', done: true };

function anOrder(values: Partial<Parameters<typeof findBoughtToday>[0][number]> = {}) {
  return {
    orderId: 'ACC-2026-0042',
    createdAt: '2026-01-15T09:30:00.000Z',
    product: { ...saltmarsh, thumbnail: null },
    steps: [paid],
    ...values,
  };
}

test.each([
  ['a paid order of today', anOrder(), 'ACC-2026-0042'],
  ['an order that isn’t paid', anOrder({ steps: [{ ...paid, done: false }] }), undefined],
  ['an order of yesterday', anOrder({ createdAt: '2026-01-14T11:59:00.000Z' }), undefined],
  [
    'another website',
    anOrder({ product: { title: 'Ebbe', demoUrl: '/demos/ebbe/', thumbnail: null } }),
    undefined,
  ],
])('answers %s', (_name, order, found) => {
  expect(findBoughtToday([order], saltmarsh, now)).toBe(found);
});
