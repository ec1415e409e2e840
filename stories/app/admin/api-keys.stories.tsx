import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { ApiKeys } from '#app/admin/api-keys/api-keys.tsx';
import { apiKeys } from '#app/admin/api-keys/section.ts';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { anApiKey, someApiKeys } from '../../fixtures/api-keys.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';

const secret = 'swk_3nq8bT6Yx0fJcVd2Lr5HsWk9PzAeUiGmOoBy1Xt7QvE';

/** A server that stores keys. */
function aServer(answers: Answers = {}): Answers {
  let keys = someApiKeys();
  return {
    'GET /api/admin/api-keys': () => keys,
    'POST /api/admin/api-keys': async (request) => {
      const created = anApiKey({ id: 9, lastUsedAt: null, ...(await request.json()) });
      keys = [created, ...keys];
      return { ...created, secret };
    },
    'DELETE /api/admin/api-keys/:id': (_request, { id }) => {
      keys = keys.map((key) => (String(key.id) === id ? { ...key, status: 'revoked' } : key));
      return keys.find((key) => String(key.id) === id) ?? anApiKey();
    },
    ...answers,
  };
}

const meta = preview.meta({
  title: 'Screens/Admin/API keys',
  component: adminScreen(apiKeys, apiKeys.page, ApiKeys),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/api-keys',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'Keys that let other programs work with the shop. Owners and managers create and revoke them.',
      },
    },
  },
});

/** What each key is for, who created it, and when it was last used. */
export const Default = meta.story();

/** The key is shown once, after the admin chose what it may do. */
export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create API key' }));
    const form = within(await openedDialog('Create API key'));
    await userEvent.type(form.getByLabelText('Name'), 'Chat notices');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    await expect(await form.findByText('Choose at least one permission.')).toBeVisible();
    await userEvent.type(form.getByRole('combobox', { name: /^Permissions/ }), 'See orders');
    await userEvent.click(await screen.findByRole('option', { name: /^See orders/ }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const shown = within(await openedDialog('API key created'));
    await expect(shown.getByLabelText('API key')).toHaveValue(secret);
    await expect(shown.getByRole('button', { name: /^Copy/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('Chat notices')).toBeVisible();
    await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
  },
});

/** What a key may do and from where, with its entries in the audit log. */
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'View Details of Order export' }),
    );
    const dialog = within(await openedDialog('Order export'));
    await expect(dialog.getByText('203.0.113.0/24')).toBeVisible();
    await expect(
      dialog.getByText('See orders, tickets, projects, products and discount codes'),
    ).toBeVisible();
  },
});

/** Revoking asks first, and cannot be undone. */
export const Revoked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Order export' }));
    const dialog = within(await openedDialog('Revoke API key?', 'alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findAllByText('Revoked')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Revoke Order export' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(aServer({ 'GET /api/admin/api-keys': [] })),
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn(aServer({ 'GET /api/admin/api-keys': onItsWay })),
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'GET /api/admin/api-keys': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
});
