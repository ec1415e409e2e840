import { expect, fn } from 'storybook/test';
import { Forgot } from '#app/account/auth/forgot.tsx';
import { Reset } from '#app/account/auth/reset.tsx';
import preview from '../../../.storybook/preview.tsx';
import { answering, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';

const meta = preview.meta({
  title: 'app/account/Password reset',
  component: Forgot,
  tags: ['screen'],
  decorators: [inApp],
  parameters: {
    layout: 'fullscreen',
    path: '/auth/forgot',
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'The way back in for somebody who forgot: a link by mail that works once, for half an hour. Whether an address is known is told to nobody.',
      },
    },
  },
});

export const Default = meta.story({
  beforeEach: () => answering({ 'POST /api/password/forgot': { ok: true } }),
});

export const Sent = meta.story({
  beforeEach: () => answering({ 'POST /api/password/forgot': { ok: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('Look into your mail')).toBeVisible();
  },
});

export const NewPassword = meta.story({
  render: () => <Reset token="of-the-mail" onSignedIn={fn()} />,
});

export const LinkTooOld = meta.story({
  beforeEach: () =>
    answering({
      'POST /api/password/reset': refusal(
        409,
        'This link was used already or is too old. Ask for a new one.',
        { code: 'conflict' },
      ),
    }),
  render: () => <Reset token="of-the-mail" onSignedIn={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a long quiet evening');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
    await expect(await canvas.findByText('The password was not changed')).toBeVisible();
  },
});

/** A mailbox is no second step: an admin who is asked for a code signs in anew. */
export const SavedAndAsksForCode = meta.story({
  beforeEach: () =>
    answering({
      'POST /api/password/reset': refusal(
        401,
        'Your new password counts from now on. Sign in with it, and with a code.',
        { code: 'code_required' },
      ),
    }),
  render: () => <Reset token="of-the-mail" onSignedIn={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a long quiet evening{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Admin login' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
  },
});

/** The mail’s link was cut short. */
export const LinkNotComplete = meta.story({
  render: () => <Reset token="" onSignedIn={fn()} />,
});
