import { expect, screen, waitFor, within } from 'storybook/test';
import { Profile } from '#app/account/profile/profile.tsx';
import preview from '../../../.storybook/preview.tsx';
import { someBillingDetails } from '../../fixtures/admin-customers.ts';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCustomer, signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { readsOut } from '../../fixtures/reads-out.ts';
import { someSessions } from '../../fixtures/sessions.ts';

const listed = {
  'GET /api/customer/sessions': someSessions,
  'GET /api/customer/billing-details': someBillingDetails(),
};

const meta = preview.meta({
  title: 'Screens/Account/Profile',
  component: Profile,
  globals: { audience: 'customer' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => signedIn(listed),
  args: { customer: aCustomer() },
  parameters: {
    layout: 'fullscreen',
    path: '/dashboard/account',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Name, email, password and sessions, each in its own form. A new email replaces the old one once it is verified.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox on Linux')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Verification code' })).toBeNull();
  },
});

const unverified = { customer: aCustomer({ emailVerified: false }) };

export const EmailUnverified = meta.story({
  args: unverified,
  beforeEach: () =>
    signedIn({
      ...listed,
      'POST /api/customer/email/verify': aCustomer(),
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Verification code' }), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify email' }));
    await expect(await screen.findByText('Email verified')).toBeVisible();
  },
});

export const WrongCode = meta.story({
  tags: ['!dev', '!autodocs'],
  args: unverified,
  beforeEach: () =>
    signedIn({
      ...listed,
      'POST /api/customer/email/verify': refusal(400, 'This code is incorrect or expired.', {
        errors: [{ path: 'code', message: 'This code is incorrect or expired.' }],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    const code = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.type(code, '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify email' }));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/This code is incorrect or expired/),
    );
    await expect(screen.queryByText('Couldn’t verify your email')).toBeNull();
    await expect(code).toHaveFocus();
  },
});

/** The old email is used until the new one is verified. */
export const EmailChangePending = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: aCustomer({ pendingEmail: 'ada@lovelace-bakery.example' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Safari on iOS');
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByText('ada@lovelace-bakery.example')).toBeVisible();
    await expect(canvas.getByText('Not verified')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Verification code' })).toBeVisible();
  },
});

/** An empty name is not sent. */
export const NameMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(name).toHaveAccessibleDescription('Required');
    await expect(name).toHaveFocus();
  },
});

/** The current password was wrong. Typed text is kept. */
export const PasswordRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({
      ...listed,
      'POST /api/customer/password': refusal(400, 'This password is incorrect.', {
        errors: [{ path: 'currentPassword', message: 'This password is incorrect.' }],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    const change = canvas.getByRole('button', { name: 'Change password' });
    const password = within(formOf(change));
    const current = password.getByLabelText('Current password');
    await userEvent.type(current, 'not the one');
    await userEvent.type(password.getByLabelText('New password'), 'a long quiet evening');
    await userEvent.click(change);
    await waitFor(() => expect(current).toHaveAccessibleDescription('This password is incorrect.'));
    await expect(screen.queryByText('Couldn’t save your changes')).toBeNull();
    await expect(current).toHaveFocus();
    await expect(password.getByLabelText('New password')).toHaveValue('a long quiet evening');
  },
});

export const SessionsLoading = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => signedIn({ 'GET /api/customer/sessions': onItsWay }),
  play: readsOut('Loading sessions'),
});

export const SessionsFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({ 'GET /api/customer/sessions': refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your sessions')).toBeVisible();
  },
});

/** The current browser has no sign-out button. */
export const SessionEnded = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let left = someSessions;
    return signedIn({
      'GET /api/customer/sessions': () => left,
      'DELETE /api/customer/sessions/:id': () => {
        left = left.filter(({ current }) => current);
        return { ok: true };
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This browser')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iOS' }));
    await inSight('Safari on iOS is signed out');
    await expect(canvas.queryByText('Safari on iOS')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus();
  },
});

/** The session was already ended: the list reloads. */
export const SessionEndFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({
      ...listed,
      'DELETE /api/customer/sessions/:id': refusal(404, 'This session has already ended.', {
        code: 'not_found',
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iOS' }));
    await inSight('This session has already ended.');
  },
});

/** The dialog stays open. */
export const SignOutFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    signedIn({
      ...listed,
      'DELETE /api/customer/sessions': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
    await inSight('Logout failed');
    await expect(question).toHaveAttribute('data-state', 'open');
  },
});

export const LongTexts = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customer: aCustomer({
      firstName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
      lastName: 'שלום '.repeat(30).trim(),
      email: `${'a-very-long-name'.repeat(4)}@department.of.very-long-names.example.com`,
      pendingEmail: `${'an-even-longer-name'.repeat(8)}@${'another-department.'.repeat(4)}example.com`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari on iOS')).toBeVisible();
  },
});

function formOf(button: HTMLElement): HTMLElement {
  const form = button.closest('form');
  if (!form) throw new Error('The button is not in a form');
  return form;
}

/** Only their characters and length are checked. */
export const WrongVatNumber = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(country, 'FR');
    await userEvent.click(canvas.getByRole('button', { name: 'Save billing details' }));
    await expect(
      await canvas.findByText('VAT numbers in France look like FR12345678901'),
    ).toBeVisible();
  },
});

/** An admin saved others while the page was open: they are shown, and saving again replaces them. */
export const BillingConflict = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let details = someBillingDetails();
    return signedIn({
      ...listed,
      'GET /api/customer/billing-details': () => details,
      'PATCH /api/customer/billing-details': async (request: Request) => {
        const sent = await request.json();
        if (sent.version === 4) return { ...details, ...sent, version: 5 };
        details = someBillingDetails({ version: 4, city: 'Scarborough' });
        const newer = { by: 'Grace Hopper', at: '2026-01-15T11:50:00.000Z' };
        return refusal(409, 'Changed.', { code: 'conflict', newer })();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Save billing details' });
    const city = canvas.getByRole('textbox', { name: /City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Robin Hood’s Bay');
    await userEvent.click(save);
    await expect(
      await canvas.findByText(/^Grace Hopper changed the billing details on/),
    ).toBeVisible();
    await expect(canvas.getByText('Scarborough')).toBeVisible();
    await expect(city).toHaveValue('Robin Hood’s Bay');
  },
});

export const BillingFailed = meta.story({
  tags: ['!dev', '!autodocs', 'unpictured'],
  beforeEach: () =>
    signedIn({
      ...listed,
      'GET /api/customer/billing-details': refusal(500, 'Something went wrong on our side.'),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the billing details')).toBeVisible();
  },
});
