import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { endpoints, type PermittedEndpoint } from '#contract/endpoints';
import { adminRoles, explainRefusal, isAllowed, type Permission } from '#contract/permissions';
import { adminSignedIn, anAdmin } from '../../stories/fixtures/admins.ts';
import { onItsWay } from '../../stories/fixtures/answers.ts';
import { notAllowed } from '../copy/admin-people.ts';
import { paths } from '../paths.ts';
import { Providers } from '../providers.tsx';
import { sections } from '../sections.ts';
import { tabNames } from './dashboard/use-open-tab.ts';
import { adminRoutes } from './routes.ts';
import { type AdminSection, pagesOf } from './section.ts';

const tab = (name: string) => `${paths.admin}?tab=${name}`;

/** Every address of the admin area, and who may open it. */
const addresses: Record<string, Permission> = {
  [paths.admin]: 'shop.read',
  [tab('nowhere')]: 'shop.read',
  ...Object.fromEntries(
    sections.flatMap((section: AdminSection) =>
      [
        ...pagesOf(section).flatMap(({ path }) => path),
        ...(section.tab ? [tab(section.tab.name)] : []),
      ].map((address) => [address, section.permission ?? 'shop.read'] as const),
    ),
  ),
};

const params: Record<string, string> = {
  orderId: 'ACC-2026-0001',
  customerId: 'a1',
  ticketId: 'TKT-2026-0001',
  kind: 'receipt',
};

/** What the server was asked. It only answers who is signed in. */
const asked: PermittedEndpoint[] = [];
const {
  'GET /api/user': _user,
  'GET /api/customer/auth/user': _customer,
  ...unanswered
} = Object.fromEntries(
  Object.values<PermittedEndpoint>(endpoints).map((endpoint) => [
    endpoint.name,
    () => {
      asked.push(endpoint);
      return onItsWay();
    },
  ]),
);

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
  asked.length = 0;
});

test.each(adminRoles)(
  '%s opens every address that the role may, and else sees who may',
  async (role) => {
    stop = adminSignedIn(unanswered, anAdmin({ role }));
    const router = createMemoryRouter(adminRoutes, { initialEntries: [paths.admin] });
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Providers state={{ origin: 'https://shop.example', fallback: {} }}>
          <RouterProvider router={router} />
        </Providers>
      </SWRConfig>,
    );
    // Asked once it is known who is signed in.
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('GET /api/admin/waiting'));
    for (const [address, permission] of Object.entries(addresses)) {
      await act(() =>
        router.navigate(address.replace(/:(\w+)/g, (_all, name) => params[name] ?? '')),
      );
      const said = screen.queryByRole('heading', { name: notAllowed.title })?.parentElement
        ?.textContent;
      const expected = isAllowed(role, permission) ? undefined : explainRefusal(role, permission);
      expect([address, said]).toEqual([address, expected && expect.stringContaining(expected)]);
      expect(screen.getAllByRole('navigation', { name: 'Admin' })).not.toEqual([]);
    }
    const forbidden = asked.filter(({ permission }) => permission && !isAllowed(role, permission));
    expect(forbidden.map(({ name }) => name)).toEqual([]);
  },
);

test('knows every address of the admin area', () => {
  const routed = adminRoutes.flatMap(({ children = [] }) => children.map(({ path = '' }) => path));
  const known = Object.keys(addresses);
  expect(
    [...routed, ...tabNames.map(tab)].filter(
      (path) => path !== paths.adminLogin && !known.includes(path),
    ),
  ).toEqual([]);
});
