import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForgotPassword } from '#app/account/auth/forgot-password.screen.tsx';
import { ResetPassword } from '#app/account/auth/reset-password.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { aUser } from '../../fixtures/admins.ts';
import { answering, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';

const meta = preview.meta({
  title: 'Screens/Account/Password reset',
  component: ForgotPassword,
  globals: { audience: 'visitor' },
  tags: ['screen'],
  decorators: [inApp],
  parameters: {
    layout: 'fullscreen',
    path: '/auth/forgot',
    docs: {
      story: { inline: false, iframeHeight: '640px' },
      description: {
        component:
          'Resets a forgotten password with a link by email that works once, for half an hour. It never reveals whether an address has an account.',
      },
    },
  },
});

export const Default = meta.story({
  beforeEach: () => answering({ 'POST /api/password/forgot': { ok: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth',
    );
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(email).toHaveAccessibleDescription('Invalid email');
    await expect(email).toHaveFocus();
  },
});

export const Sending = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => answering({ 'POST /api/password/forgot': onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeVisible();
  },
});

/** Keeps the typed address. */
export const SendFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      'POST /api/password/forgot': refusal(
        429,
        'Too many attempts. Wait 15 minutes and try again.',
        { code: 'rate_limited' },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await inSight('Couldn’t send the link');
    await expect(email).toHaveValue('ada@example.com');
  },
});

export const Sent = meta.story({
  beforeEach: () => answering({ 'POST /api/password/forgot': { ok: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText('Check your email')).toBeVisible();
    await expect(document.activeElement).toHaveTextContent('Check your email');
  },
});

export const NewPassword = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/auth/reset' },
  render: () => <ResetPassword token="of-the-mail" onSignedIn={fn()} />,
});

const tooWeak =
  'This is similar to a commonly used password. Use four or more unrelated words, or a password manager.';

/** A short password is rejected here, one that is easy to guess by the server. */
export const TooWeak = NewPassword.extend({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      'POST /api/password/reset': refusal(400, tooWeak, {
        errors: [{ path: 'password', message: tooWeak }],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, 'password{Enter}');
    await expect(password).toHaveAccessibleDescription(/at least 12 character\(s\)/);
    await userEvent.type(password, 'password{Enter}');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/similar to a commonly used password/),
    );
    await expect(screen.queryByText('Couldn’t change your password')).toBeNull();
    await expect(password).toHaveFocus();
  },
});

export const Saving = NewPassword.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => answering({ 'POST /api/password/reset': onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a long quiet evening{Enter}');
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});

/** Signs the customer in and continues. */
export const Saved = NewPassword.extend({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => answering({ 'POST /api/password/reset': aUser() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a long quiet evening{Enter}');
    await inSight('Password changed');
    await expect(screen.getByText('You’re signed in.')).toBeVisible();
  },
});

export const LinkExpired = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { path: '/auth/reset' },
  beforeEach: () =>
    answering({
      'POST /api/password/reset': refusal(
        409,
        'This link has expired or was already used. Request a new one.',
        { code: 'conflict' },
      ),
    }),
  render: () => <ResetPassword token="of-the-mail" onSignedIn={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a long quiet evening');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(await canvas.findByText('Couldn’t change your password')).toBeVisible();
  },
});

/** A reset link does not replace two-factor authentication: admins sign in again with a code. */
export const SavedTwoFactorRequired = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      'POST /api/password/reset': refusal(
        401,
        'Your password has been reset. Sign in with it and a code.',
        { code: 'code_required' },
      ),
    }),
  render: () => <ResetPassword token="of-the-mail" onSignedIn={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a long quiet evening{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Admin login' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
  },
});

/** The link in the email was cut off. */
export const LinkIncomplete = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <ResetPassword token="" onSignedIn={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link is incomplete')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    );
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});
