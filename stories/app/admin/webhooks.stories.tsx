import { expect, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { webhooks } from '#app/admin/webhooks/section.ts';
import { Webhooks } from '#app/admin/webhooks/webhooks.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { aWebhook, someWebhooks } from '../../fixtures/webhooks.ts';

const secret = 'whsec_3nq8bT6Yx0fJcVd2Lr5HsWk9PzAeUiGmOoBy1Xt7QvE=';

/** A server that stores webhooks. */
function aServer(answers: Answers = {}): Answers {
  let all = someWebhooks();
  return {
    'GET /api/admin/webhooks': () => all,
    'POST /api/admin/webhooks': async (request) => {
      const endpoint = aWebhook({ id: 9, ...(await request.json()) });
      all = [...all, endpoint];
      return { endpoint, secret };
    },
    ...answers,
  };
}

const meta = preview.meta({
  title: 'Screens/Admin/Webhooks',
  component: adminScreen(webhooks, webhooks.page, Webhooks),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/webhooks',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component:
          'Programs that are told what happens in the shop. Owners and managers create and change them.',
      },
    },
  },
});

/** What is told to which program, and which of them fails. */
export const Default = meta.story();

/** The secret is shown once, after the admin chose the events. */
export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create webhook' }));
    const form = within(await openedDialog('Create webhook'));
    await userEvent.type(form.getByLabelText('URL'), 'https://status.example.com/');
    await userEvent.click(form.getByRole('button', { name: 'Create webhook' }));
    await expect(await form.findByText('Choose at least one event.')).toBeVisible();
    await userEvent.type(form.getByRole('combobox', { name: /^Events/ }), 'site.down');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Create webhook' }));
    const shown = within(await openedDialog('Signing secret'));
    await expect(shown.getByLabelText('Signing secret')).toHaveValue(secret);
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('https://status.example.com/')).toBeVisible();
  },
});

/** A webhook that accepted nothing for days. */
export const TurnedOff = meta.story({
  name: 'Turned off',
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'GET /api/admin/webhooks': [
          aWebhook(),
          aWebhook({
            id: 2,
            description: 'Old chat',
            failingSince: '2026-01-11T09:00:00.000Z',
            disabledAt: '2026-01-14T09:00:00.000Z',
          }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A webhook was turned off')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(aServer({ 'GET /api/admin/webhooks': [] })),
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn(aServer({ 'GET /api/admin/webhooks': onItsWay })),
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'GET /api/admin/webhooks': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
});
