import { expect, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { MailLog } from '#app/admin/mails/mail-log.tsx';
import { mails } from '#app/admin/mails/section.ts';
import type { MailEntry } from '#contract/mails';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { isShownWhereWide } from '../../fixtures/is-shown-where-wide.ts';
import { aListOf } from '../../fixtures/lists.ts';
import { aFailedMail, aMail, aMailLog } from '../../fixtures/mails.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { press } from '../../fixtures/press.ts';

const list = 'GET /api/admin/mails';
const retry = 'POST /api/admin/mails/:id/retry';

const emailLogWith = (mails: readonly MailEntry[], answers: Answers = {}) =>
  adminSignedIn({ [list]: aListOf(mails), ...answers });

const meta = preview.meta({
  title: 'Screens/Admin/Email log',
  component: adminScreen(mails, mails.page, MailLog),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => emailLogWith(aMailLog()),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/mails',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Every email the shop has sent or tried to send, with its status. The content isn’t shown because it may contain secrets.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Email log' })).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /greta@rothdental/ }));
    await expect(row.getByText('Failed')).toBeVisible();
    await isShownWhereWide(row.getByText('Cancellation processed'));
    await expect(canvas.getAllByRole('button', { name: /^Retry / })).toHaveLength(1);
  },
});

export const Filtered = meta.story({
  parameters: { path: '/admin/mails?status=failed&q=roth' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /greta@rothdental/ })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search emails' })).toHaveValue('roth');
    await expect(canvas.getAllByRole('button', { name: /^View Details/ })).toHaveLength(1);
  },
});

export const Empty = meta.story({
  beforeEach: () => emailLogWith([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No emails yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => emailLogWith([], { [list]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading emails...')).not.toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: () => emailLogWith([], { [list]: refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The email is queued again and focus moves to the row's details. */
export const Retried = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let mail = aFailedMail();
    return emailLogWith([], {
      [list]: () => [mail],
      [retry]: () => {
        mail = { ...mail, status: 'queued', canRetry: false };
        return mail;
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^Retry /);
    await expect(await screen.findByText('The email will be sent again')).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /greta@rothdental/ }));
    await expect(row.getByText('Queued')).toBeVisible();
    await expect(row.getByRole('button', { name: /^View Details/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Retry / })).toBeNull();
  },
});

export const Retrying = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => emailLogWith(aMailLog(), { [retry]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^Retry /);
    await expect(await canvas.findByRole('button', { name: 'Retrying...' })).toBeVisible();
  },
});

/** Another admin resent it first: the row shows the current status. */
export const RetryRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let mail = aFailedMail();
    return emailLogWith([], {
      [list]: () => [mail],
      [retry]: () => {
        mail = { ...mail, status: 'sent', canRetry: false, sentAt: '2026-01-15T11:59:00.000Z' };
        return refusal(409, 'This email was already sent.', { code: 'conflict' })();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, /^Retry /);
    await expect(await screen.findByText('This email was already sent.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Retry / })).toBeNull());
    await expect(canvas.getByRole('button', { name: /^View Details/ })).toHaveFocus();
  },
});

export const Details = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, /^View Details.*greta@rothdental/);
    const dialog = within(await openedDialog('Your subscription ends on February 10'));
    await expect(dialog.getByText(/552 Mailbox is full/)).toBeVisible();
    await expect(dialog.getByText('16')).toBeVisible();
    await expect(dialog.getByText('Not yet')).toBeVisible();
  },
});

/** On a phone, an email is sent again from its details. */
export const DetailsRetried = meta.story({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  beforeEach: () => emailLogWith([aFailedMail()], { [retry]: aFailedMail({ status: 'queued' }) }),
  play: async ({ userEvent }) => {
    await press(userEvent, /^View Details.*greta@rothdental/);
    const dialog = within(await openedDialog('Your subscription ends on February 10'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText('The email will be sent again')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const DetailsRetrying = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await press(userEvent, /^View Details.*tomas@lindyoga/);
    const dialog = within(await openedDialog('•••••• is your Sitewright verification code'));
    await expect(
      dialog.getByText('The last attempt failed. The shop will try again automatically.'),
    ).toBeVisible();
  },
});

/** The content was deleted, so the email can’t be sent again. */
export const DetailsContentDeleted = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await press(userEvent, /^View Details.*kestrel@cycles/);
    const dialog = within(await openedDialog());
    await expect(
      dialog.getByText('The content of this email is no longer stored, so it can’t be sent again.'),
    ).toBeVisible();
  },
});

/** Markup is shown as text. */
export const LongAndHostile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    emailLogWith([
      aFailedMail({
        to: `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
        subject: `<img src=x onerror=alert(1)> שלום 🌊 ${'urgent '.repeat(25)}`,
        lastError: `<script>alert(1)</script> ${'x'.repeat(200)} ${'no '.repeat(30)}`,
        attempts: 2_147_483_647,
      }),
      aMail({ kind: 'a-kind-that-was-added-after-this-was-written', subject: '' }),
    ]),
  play: async ({ userEvent }) => {
    await press(userEvent, /^View Details.*urgent/);
    await openedDialog();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
});
