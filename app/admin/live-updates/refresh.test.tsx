import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import type { Endpoint } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';
import {
  changedKinds,
  type LiveUpdate,
  type LiveUpdateKind,
  liveUpdateKinds,
} from '#contract/live-updates';
import { answering } from '../../../stories/fixtures/answers.ts';
import { read } from '../../data/client.ts';
import { swrConfig } from '../../data/swr-config.ts';
import { sections } from '../../sections.ts';
import type { AdminSection } from '../section.ts';
import { useRefreshFromLiveUpdates } from './live-updates.tsx';

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

const paid: LiveUpdate = { kind: 'order.paid', id: 7, name: 'ACC-2026-0007', own: false };

const ordersAndLists = [
  '/api/orders/7',
  '/api/orders/8',
  '/api/orders?limit=40',
  '/api/orders?q=ada',
];

/** Opens four addresses, by default two orders and two list pages, then closes all but `onScreen`. */
async function afterLooking(onScreen: readonly string[], paths = ordersAndLists) {
  const asked: string[] = [];
  stop = answering(
    Object.fromEntries(
      paths.map((path) => [
        `GET ${path.split('?')[0]}`,
        (request: Request) => {
          asked.push(request.url.replace(/^https?:\/\/[^/]+/, ''));
          return {};
        },
      ]),
    ),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>{children}</SWRConfig>
  );
  const { result, rerender } = renderHook(
    ({ shown }) => {
      const [one, other, list, search] = paths.map((path) => (shown.includes(path) ? path : null));
      useSWR(one, read);
      useSWR(other, read);
      useSWR(list, read);
      useSWR(search, read);
      return useRefreshFromLiveUpdates();
    },
    { wrapper, initialProps: { shown: paths as readonly string[] } },
  );
  await waitFor(() => expect(asked).toHaveLength(paths.length));
  rerender({ shown: onScreen });
  asked.length = 0;
  return { asked, refresh: result, show: (shown: readonly string[]) => rerender({ shown }) };
}

test('fetches visible data only, and the rest when it is opened again', async () => {
  const { asked, refresh, show } = await afterLooking(['/api/orders?limit=40']);
  await act(() => refresh.current([paid]));
  expect(asked).toEqual(['/api/orders?limit=40']);
  show(['/api/orders?q=ada', '/api/orders/7']);
  await waitFor(() => expect(asked.slice(1)).toEqual(['/api/orders/7', '/api/orders?q=ada']));
});

test('does not fetch an order that no update names', async () => {
  const { asked, refresh, show } = await afterLooking(['/api/orders/7', '/api/orders/8']);
  await act(() => refresh.current([paid]));
  expect(asked).toEqual(['/api/orders/7']);
  show(['/api/orders/8']);
  expect(asked).toEqual(['/api/orders/7']);
});

test('fetches every visible order after updates were missed', async () => {
  const { asked, refresh } = await afterLooking(['/api/orders/8']);
  await act(() => refresh.current([paid, null]));
  expect(asked).toEqual(['/api/orders/8']);
});

test.each([
  ['a code that an admin ended', 'discount.changed', '/api/admin/discounts/7/uses'],
  ['a payment, which may use a code', 'order.paid', '/api/orders?limit=40'],
] as const)('fetches discount codes and their uses after %s', async (_what, kind, also) => {
  const lists = ['/api/admin/discounts?limit=40', '/api/admin/discounts/7/uses'];
  const all = [...lists, '/api/orders?limit=40', '/api/support?limit=40'];
  const { asked, refresh } = await afterLooking(all, all);
  await act(() => refresh.current([{ ...paid, kind }]));
  expect(asked.toSorted()).toEqual([...new Set([...lists, also])].toSorted());
});

test.each(['order.paid', 'order.flagged', 'ticket.opened', 'cancellation.requested'] as const)(
  'counts what is waiting again after %s',
  async (kind) => {
    const paths = ['/api/admin/waiting', '/api/projects?limit=40'];
    const { asked, refresh } = await afterLooking(paths, paths);
    await act(() => refresh.current([{ ...paid, kind }]));
    expect(asked).toEqual(['/api/admin/waiting']);
  },
);

test.each(['customer.changed', 'order.paid', 'ticket.opened'] as const)(
  'fetches open customers after %s, but not their credits',
  async (kind) => {
    const shown = ['/api/admin/customers?limit=40', '/api/admin/customers/a1'];
    const all = [...shown, '/api/admin/customers/a1/credits', '/api/projects?limit=40'];
    const { asked, refresh } = await afterLooking(all, all);
    await act(() => refresh.current([{ ...paid, kind }]));
    expect(asked.toSorted()).toEqual(shown.toSorted());
  },
);

test('fetches every part of the Operations page after one of them has changed', async () => {
  const paths = ['jobs', 'mails', 'runs', 'storage'].map((part) => `/api/admin/operations/${part}`);
  const { asked, refresh } = await afterLooking(paths, paths);
  await act(() =>
    refresh.current([{ kind: 'operations.changed', id: 0, name: 'site-checks', own: false }]),
  );
  expect(asked.sort()).toEqual(paths);
});

test('fetches the settings and the texts of emails after one of them has changed', async () => {
  const shown = [
    '/api/admin/settings/brand',
    '/api/admin/emails',
    '/api/admin/emails/receipt',
    '/api/admin/audit',
  ];
  const { asked, refresh } = await afterLooking(shown, shown);
  const change: LiveUpdate = { kind: 'settings.changed', id: 0, name: 'receipt', own: false };
  await act(() => refresh.current([change]));
  expect(asked.sort()).toEqual(shown.slice(0, 3).sort());
});

/** The lists and badges of the admin that differ after more writes than those of their noun. */
const written: Record<string, readonly LiveUpdateKind[]> = {
  'GET /api/orders': [
    ...(['order.paid', 'order.changed', 'payment.changed', 'payment.failed'] as const),
    ...([
      'order.disputed',
      'order.past_due',
      'order.flagged',
      'site.down',
      'site.recovered',
    ] as const),
    ...(['cancellation.requested', 'cancellation.changed', 'customer.changed'] as const),
    ...(['review.sent', 'review.approved', 'brief.sent', 'brief.changed'] as const),
  ],
  'GET /api/support': [
    ...(['ticket.opened', 'ticket.replied', 'ticket.back', 'ticket.changed'] as const),
    'customer.changed',
  ],
  'GET /api/admin/cancellation-requests': [
    ...(['cancellation.requested', 'cancellation.changed', 'payment.changed'] as const),
    ...(['order.changed', 'customer.changed'] as const),
  ],
  'GET /api/admin/customers': [
    ...(['customer.changed', 'order.paid', 'order.changed', 'payment.changed'] as const),
    ...(['ticket.opened', 'cancellation.changed'] as const),
  ],
  'GET /api/admin/discounts': ['discount.changed', 'order.paid'],
  'GET /api/admin/audit': [...changedKinds],
  'GET /api/admin/mails': [...liveUpdateKinds],
  'GET /api/admin/security-log': ['people.changed', 'log.changed'],
  'GET /api/admin/people': ['people.changed'],
  'GET /api/admin/invitations': ['people.changed'],
  'GET /api/admin/list-views': ['log.changed'],
  'GET /api/admin/reconciliation': ['operations.changed'],
  'GET /api/admin/ticket-counts': ['ticket.opened', 'ticket.changed', 'ticket.back'],
  'GET /api/admin/waiting': [
    ...(['order.paid', 'order.changed', 'order.flagged', 'payment.failed'] as const),
    'order.past_due',
    ...(['payment.changed', 'site.down', 'site.recovered', 'cancellation.requested'] as const),
    ...(['cancellation.changed', 'ticket.opened', 'ticket.replied', 'ticket.changed'] as const),
  ],
};

test.each(Object.entries(written))('%s is fetched again after each write', async (name, kinds) => {
  const path = name.replace('GET ', '');
  const isCount = /(waiting|counts|invitations|reconciliation)$/.test(path);
  const query = path.endsWith('list-views') ? 'list=orders' : 'limit=40';
  const shown = [isCount ? path : `${path}?${query}`];
  for (const kind of kinds) {
    const { asked, refresh } = await afterLooking(shown, shown);
    await act(() => refresh.current([{ ...paid, kind }]));
    expect([kind, asked]).toEqual([kind, shown]);
    cleanup();
    stop();
  }
});

test('fetches every other list of the admin again after changes of its noun', () => {
  const lists = Object.values<Endpoint>(endpoints).filter(
    ({ access, csv, path, name }) =>
      access === 'admin' && csv && !path.includes(':') && !written[name],
  );
  const forgotten = lists.filter(({ path }) =>
    sections.every(({ refresh }: AdminSection) =>
      changedKinds.every(
        (kind) =>
          !refresh?.kinds?.includes(kind) ||
          !refresh.isStale(`${path}?limit=40`, { ...paid, kind }),
      ),
    ),
  );
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});
