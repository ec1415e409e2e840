import { Route, Routes } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { webhooks } from '#app/admin/webhooks/section.ts';
import { WebhookScreen } from '#app/admin/webhooks/webhook-page.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { aDelivery, aWebhook, someDeliveries } from '../../fixtures/webhooks.ts';

const [page] = webhooks.below;
const Screen = adminScreen(webhooks, page, WebhookScreen);
const secret = 'whsec_3nq8bT6Yx0fJcVd2Lr5HsWk9PzAeUiGmOoBy1Xt7QvE=';

function aServer(answers: Answers = {}): Answers {
  let webhook = aWebhook();
  return {
    'GET /api/admin/webhooks/:id': () => webhook,
    'GET /api/admin/webhooks/:id/deliveries': (request) => {
      const status = new URL(request.url).searchParams.get('status');
      return someDeliveries().filter((one) => status === null || one.status === status);
    },
    'POST /api/admin/webhooks/:id/rotate-secret': () => {
      webhook = { ...webhook, previousSecretUntil: '2026-01-16T12:00:00.000Z' };
      return { endpoint: webhook, secret };
    },
    'POST /api/admin/webhooks/:id/test': aDelivery({ type: 'webhook.test', record: '' }),
    'POST /api/admin/webhooks/:id/deliveries/:deliveryId/resend': aDelivery({ id: 5 }),
    ...answers,
  };
}

const meta = preview.meta({
  title: 'Screens/Admin/Webhook',
  component: () => (
    <Routes>
      <Route path="/admin/webhooks/:webhookId" element={<Screen />} />
    </Routes>
  ),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => adminSignedIn(aServer()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/webhooks/1',
    docs: {
      story: { inline: false, iframeHeight: '900px' },
      description: {
        component: 'What a program is told of, what it answered, and what can be sent again.',
      },
    },
  },
});

export const Default = meta.story();

/** Each attempt with its answer. What failed is sent again by hand. */
export const Resent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Show' }), 'Failed');
    const details = { name: 'View Details of order.paid ACC-2026-0030' };
    await userEvent.click(await canvas.findByRole('button', details));
    const dialog = within(await openedDialog('order.paid'));
    await expect(dialog.getByText(/HTTP 503/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('The event was accepted')).toBeVisible();
  },
});

/** The new secret is shown once; the previous one also signs for a day. */
export const Rotated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rotate secret' }));
    const question = within(await openedDialog('Rotate secret?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Rotate secret' }));
    const shown = within(await openedDialog('Signing secret'));
    await expect(shown.getByLabelText('Signing secret')).toHaveValue(secret);
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/Also signs until/)).toBeVisible();
  },
});

/** The program isn’t told of a test event: it answers with an error. */
export const Failing = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'GET /api/admin/webhooks/:id': aWebhook({ failingSince: '2026-01-15T08:30:00.000Z' }),
        'POST /api/admin/webhooks/:id/test': aDelivery({ type: 'webhook.test', status: 'failed' }),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This webhook is failing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event' }));
    await expect(await canvas.findByText('The test event wasn’t accepted')).toBeVisible();
  },
});

/** Someone else saved the same field first: both versions are shown, and nothing is lost. */
export const Conflict = meta.story({
  beforeEach: () => {
    const events = ['order.paid', 'order.refunded'] as const;
    const newer = { by: 'Grace Hopper', at: '2026-01-15T11:58:00.000Z' };
    let isOpen = false;
    return adminSignedIn(
      aServer({
        'GET /api/admin/webhooks/:id': () =>
          aWebhook(isOpen ? { events: [...events], updatedAt: newer.at } : {}),
        'PATCH /api/admin/webhooks/:id': () => {
          isOpen = true;
          return refusal(409, 'Grace Hopper changed this webhook.', { code: 'conflict', newer })();
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const form = within(await openedDialog('Edit webhook'));
    await userEvent.type(form.getByRole('combobox', { name: /^Events/ }), 'site.down');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Save webhook' }));
    await expect(await form.findByText('order.paid, order.refunded')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save mine anyway' })).toBeVisible();
  },
});

export const TurnedOffAndOn = meta.story({
  name: 'Turned off and on',
  beforeEach: () => {
    let webhook = aWebhook();
    return adminSignedIn(
      aServer({
        'GET /api/admin/webhooks/:id': () => webhook,
        'POST /api/admin/webhooks/:id/disable': () => {
          webhook = { ...webhook, disabledAt: '2026-01-14T09:00:00.000Z' };
          return webhook;
        },
        'POST /api/admin/webhooks/:id/enable': () => {
          webhook = { ...webhook, disabledAt: null };
          return webhook;
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    const question = within(await openedDialog('Turn off webhook?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByText('This webhook is off')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send test event' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(await canvas.findByText('Webhook turned on')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send test event' })).toHaveFocus();
  },
});

export const Empty = meta.story({
  beforeEach: () => adminSignedIn(aServer({ 'GET /api/admin/webhooks/:id/deliveries': [] })),
});

export const Loading = meta.story({
  beforeEach: () => adminSignedIn(aServer({ 'GET /api/admin/webhooks/:id': onItsWay })),
});

export const NotFound = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({ 'GET /api/admin/webhooks/:id': refusal(404, 'This webhook was not found.') }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View all webhooks' })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    adminSignedIn(
      aServer({
        'GET /api/admin/webhooks/:id': refusal(500, 'Something went wrong on our side.'),
      }),
    ),
});
