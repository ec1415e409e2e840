import { expect, test } from 'bun:test';
import type { LiveUpdate } from '#contract/live-updates';
import { summarizeUpdates } from './summarize-updates.ts';

function aNotice(kind: LiveUpdate['kind'], id: number): LiveUpdate {
  const prefix = kind.startsWith('ticket') ? 'TKT' : 'ACC';
  return { kind, id, name: `${prefix}-2026-000${id}`, own: false };
}

test('names a single update and links to it', () => {
  expect(summarizeUpdates([aNotice('cancellation.requested', 7)])).toEqual({
    title: 'New cancellation request',
    description: 'ACC-2026-0007',
    href: '/admin?tab=cancellations&q=ACC-2026-0007',
    place: 'Cancellations',
  });
});

test('counts several of a kind and links to their list', () => {
  const orders = [1, 2, 3, 4, 5].map((id) => aNotice('order.paid', id));
  expect(summarizeUpdates(orders)).toEqual({
    title: '5 new orders',
    href: '/admin?tab=orders',
    place: 'Orders',
  });
});

test('links two replies to one ticket to that ticket', () => {
  const reply = aNotice('ticket.replied', 3);
  expect(summarizeUpdates([reply, reply])).toMatchObject({
    title: '2 new replies',
    description: 'TKT-2026-0003',
    href: '/admin/tickets/TKT-2026-0003',
  });
});

test('puts the most urgent kind first, regardless of arrival order', () => {
  const notices = [aNotice('order.paid', 1), aNotice('ticket.opened', 2)];
  expect(summarizeUpdates([...notices, aNotice('payment.failed', 3)])).toMatchObject({
    title: 'Payment failed',
    description: 'New ticket, New order',
    href: '/admin/orders/ACC-2026-0003',
  });
});

test('returns null without updates', () => {
  expect(summarizeUpdates([])).toBeNull();
});
