import { expect, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { Customers } from '#app/admin/customers/customers.tsx';
import { customers } from '#app/admin/customers/section.ts';
import type { CustomerSummary } from '#contract/admin-customers';
import preview from '../../../.storybook/preview.tsx';
import { aCustomerSummary, someCustomers } from '../../fixtures/admin-customers.ts';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openFilters } from '../../fixtures/list-tools.ts';
import { aListOf } from '../../fixtures/lists.ts';

const list = 'GET /api/admin/customers';

const filterOf = ({ kind }: CustomerSummary) => (kind === 'guest' ? 'guests' : 'accounts');

const listWith = (rows: readonly CustomerSummary[], answers: Answers = {}) =>
  adminSignedIn({ [list]: aListOf(rows, filterOf), ...answers });

const meta = preview.meta({
  title: 'Screens/Admin/Customers',
  component: adminScreen(customers, customers.page, Customers),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => listWith(someCustomers()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/customers',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Everyone with an account, and guests by their email address, with what they bought and paid. On a phone each row has two lines.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    const link = await canvas.findByRole('link', { name: 'Ada Lovelace' });
    await expect(link).toHaveAttribute(
      'href',
      '/admin/customers/1c9e8f1a-6f0b-4f0e-9d57-0a1f5a4f2b01',
    );
    // A guest without a name is known by the address.
    await expect(canvas.getByRole('link', { name: 'question@only.example' })).toBeVisible();
  },
});

export const Guests = meta.story({
  parameters: { path: '/admin/customers?status=guests' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'A. Lovelace' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Greta Roth' })).toBeNull();
  },
});

export const LimitedToDays = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  parameters: { path: '/admin/customers?from=2026-01-01' },
  play: async ({ canvas, userEvent }) => {
    const chip = 'Joined: Since Jan 1, 2026, remove filter';
    await expect(await canvas.findByRole('button', { name: chip })).toBeVisible();
    const filters = await openFilters(userEvent);
    const days = within(filters.getByRole('group', { name: 'Joined' }));
    await expect(days.getByLabelText('From')).toHaveValue('2026-01-01');
    await expect(days.getByLabelText('To')).toHaveValue('');
  },
});

export const Empty = meta.story({
  beforeEach: () => listWith([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customers yet')).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { path: '/admin/customers?q=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Try a different search or filter.')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => listWith([], { [list]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading customers...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () => listWith([], { [list]: refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Long words stay in their column, and right-to-left names don’t move what is beside them. */
export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    listWith([
      aCustomerSummary({
        name: 'Maximiliane-Theodora von und zu Hohenlohe-Langenburg-Weikersheim',
        email: `${'a'.repeat(60)}@harbour-bakery-of-the-north-coast.example`,
        phone: '+49 40 1234567890123456789',
        orders: 12_345,
        paid: '1234567.89',
      }),
      aCustomerSummary({ id: 'b', name: 'מאפייה <b>בנמל</b>', paid: '-19.00' }),
    ]),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Maximiliane/ }));
    await expect(row.getByText(/\$1,234,567\.89/)).toBeVisible();
    await expect(canvas.getByText('מאפייה <b>בנמל</b>')).toBeVisible();
  },
});
