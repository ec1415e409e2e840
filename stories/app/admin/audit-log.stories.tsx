import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { AuditLog } from '#app/admin/audit/audit-log.tsx';
import { audit } from '#app/admin/audit/section.ts';
import type { AuditEntry } from '#contract/audit';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { anAuditEntry, anAuditTrail } from '../../fixtures/audit.ts';
import { hasUsualColumns } from '../../fixtures/has-usual-columns.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { isShownWhereWide } from '../../fixtures/is-shown-where-wide.ts';
import { chooseFilter } from '../../fixtures/list-tools.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';

const list = 'GET /api/admin/audit';

const auditLogWith = (entries: readonly AuditEntry[], answers: Answers = {}) =>
  adminSignedIn({ [list]: aListOf(entries, ({ subject }) => subject.kind), ...answers });

const meta = preview.meta({
  title: 'Screens/Admin/Audit log',
  component: adminScreen(audit, audit.page, AuditLog),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => auditLogWith(anAuditTrail()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/audit',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'What admins did, when, and what changed. Entries hold no secrets and no text written by customers, and they can’t be edited.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['every-width'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Audit log' })).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /Delivered order/ }));
    await expect(row.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
      'href',
      '/admin/customers/6b1f7c0e-5f57-4f1c-8a1b-0d5b2f0c9a11',
    );
    await expect(row.getByRole('link', { name: 'ACC-2026-0042' })).toHaveAttribute(
      'href',
      '/admin/orders/ACC-2026-0042',
    );
    if (hasUsualColumns()) await isShownWhereWide(row.getByText('Delivered'));
    await expect(canvas.getByRole('link', { name: 'TKT-2026-0012' })).toBeVisible();
    // A deleted product is not a link.
    await expect(canvas.queryByRole('link', { name: 'Northgate Dental' })).toBeNull();
  },
});

export const Filtered = meta.story({
  parameters: { path: '/admin/audit?status=refund&q=ACC' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Started a refund/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search entries' })).toHaveValue('ACC');
    await expect(canvas.getByText('Type: Refunds')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^View Details/ })).toHaveLength(1);
  },
});

export const FilteredByType = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Delivered order/ });
    await chooseFilter(userEvent, 'Type', 'Products');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Delivered order/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Deleted product/ })).toBeVisible();
  },
});

/** More entries than fit on a page. */
export const Pages = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () =>
    auditLogWith(
      Array.from({ length: 45 }, (_, n) =>
        anAuditEntry({
          id: 907 - n,
          createdAt: new Date(Date.UTC(2026, 0, 15, 11, -n)).toISOString(),
          subject: { kind: 'order', id: n, name: `ACC-2026-${1000 + n}`, customer: null },
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'ACC-2026-1000' });
    await expect(canvas.queryByRole('link', { name: 'ACC-2026-1040' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(await canvas.findByRole('link', { name: 'ACC-2026-1040' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => auditLogWith([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries yet')).toBeVisible();
  },
});

export const NoResults = meta.story({
  tags: ['!screen'],
  parameters: { path: '/admin/audit?q=zeppelin' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Try a different search or filter.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByRole('row', { name: /Delivered order/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => auditLogWith([], { [list]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading entries...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () => auditLogWith([], { [list]: refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Shows each changed value formatted; long texts are only marked as changed. */
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = 'View Details of “Updated product Saltmarsh” by Grace Hopper';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await openedDialog('Updated product Saltmarsh'));
    await expect(dialog.getByText('$19.00')).toBeVisible();
    await expect(dialog.getByText('$29.00')).toBeVisible();
    await expect(dialog.getByText('Description: changed')).toBeVisible();
    await expect(dialog.getByText('Free, Regular Support')).toBeVisible();
    await expect(dialog.getByText('yes')).toBeVisible();
    await expect(dialog.getByText(/^Jan 15, 2026/)).toBeVisible();
  },
});

/** A click on a row opens the entry; its links lead to the admin and to what was changed. */
export const RowOpensDetails = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Updated product Saltmarsh/ });
    await userEvent.click(row);
    const dialog = within(await openedDialog('Updated product Saltmarsh'));
    await expect(dialog.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
      'href',
      '/admin/customers/6b1f7c0e-5f57-4f1c-8a1b-0d5b2f0c9a11',
    );
  },
});

export const DetailsWithoutChanges = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^View Details of “Signed in”/ }),
    );
    const dialog = within(await openedDialog('Signed in'));
    await expect(dialog.getByText('Action')).toBeVisible();
    await expect(dialog.queryByText('Changes')).toBeNull();
  },
});

/** Titles and names are shown as text. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    auditLogWith([
      anAuditEntry({
        actor: {
          id: 3,
          name: `<b>Eve</b> שלום 🌊 ${'x'.repeat(200)}`,
          customer: null,
          apiKey: null,
        },
        verb: 'product.changed',
        subject: {
          kind: 'product',
          id: 3,
          name: `<img src=x onerror=alert(1)> שלום 🌊 ${'urgent '.repeat(22)}`,
          customer: null,
        },
        changes: [
          { field: 'title', before: 'W'.repeat(200), after: '\u202Eבית <script>alert(1)</script>' },
          { field: 'demoUrl', before: '/', after: `https://example.com/${'a'.repeat(2_000)}` },
          { field: 'thumbnail', before: 'javascript:alert(1)', after: null },
        ],
      }),
      anAuditEntry({
        id: 906,
        verb: 'order.flag_settled',
        changes: [
          { field: 'paymentFlag', before: `Paid twice ${'and so on '.repeat(500)}`, after: null },
          {
            field: 'paymentFlag',
            before: 'Refund re_1 failed: the bank did not accept it',
            after: null,
          },
        ],
      }),
    ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^View Details.*urgent/ }));
    const dialog = within(await openedDialog());
    await expect(dialog.getByText('W'.repeat(200))).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
    await expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
});

/** People have today's name, settings their title; both lead to their page. */
export const PeopleAndSettings = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () =>
    auditLogWith([
      anAuditEntry({
        verb: 'customer.viewed',
        subject: { kind: 'customer', id: 5, name: 'Zoë Müller', customer: 'c1' },
        changes: [],
      }),
      anAuditEntry({
        id: 906,
        verb: 'settings.changed',
        subject: { kind: 'settings', id: 3, name: 'support, version 3', customer: null },
        changes: [{ field: 'support.regularPrice', before: '50.00', after: '60.00' }],
      }),
      anAuditEntry({
        id: 905,
        verb: 'customer.erased',
        subject: { kind: 'customer', id: 6, name: '9d2c7c0e', customer: null },
        changes: [],
      }),
    ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Zoë Müller' })).toHaveAttribute(
      'href',
      '/admin/customers/c1',
    );
    await expect(canvas.getByRole('link', { name: 'Support packages, version 3' })).toHaveAttribute(
      'href',
      '/admin/settings/support/history',
    );
    await expect(canvas.queryByRole('link', { name: '9d2c7c0e' })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: /^View Details of “Changed settings/ }),
    );
    const dialog = within(await openedDialog('Changed settings: Support packages, version 3'));
    await expect(dialog.getByText('$60.00')).toBeVisible();
  },
});
