import { expect, test } from 'bun:test';
import { start } from '../testing/start.ts';
import { aSubscription } from '../testing/subscription.ts';
import { previousAttributes } from './previous-attributes.ts';

test('are the previous values of changed fields', () => {
  expect(previousAttributes({ name: 'A', active: true }, { name: 'B', active: true })).toEqual({
    name: 'A',
  });
});

test('are null for added keys and include removed ones', () => {
  const before = { metadata: { kept: '1', removed: '2' } };
  const after = { metadata: { kept: '1', added: '3' } };
  expect(previousAttributes(before, after)).toEqual({ metadata: { removed: '2', added: null } });
});

test('include the whole array if one item changed', () => {
  const before = { items: { object: 'list', data: [{ id: 1 }, { id: 2 }] } };
  const after = { items: { object: 'list', data: [{ id: 1 }, { id: 3 }] } };
  expect(previousAttributes(before, after)).toEqual({ items: { data: [{ id: 1 }, { id: 2 }] } });
});

test('are reported for a subscription update', async () => {
  await using shop = await start();
  const { stripe } = shop;
  const { id } = await aSubscription(stripe);
  await stripe.subscriptions.update(id, { metadata: { order: '7' }, cancel_at_period_end: true });
  const { data } = await stripe.events.list({ type: 'customer.subscription.updated' });
  const told: unknown = data[0]?.data.previous_attributes;
  expect(told).toEqual({
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { reason: null },
    metadata: { order: null },
  });
});
