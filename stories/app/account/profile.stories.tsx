import { expect, screen } from 'storybook/test';
import { Profile } from '#app/account/profile/profile.tsx';
import preview from '../../../.storybook/preview.tsx';
import { onItsWay, refusal } from '../../fixtures/answers.ts';
import { aCustomer, signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';

const sessions = [
  {
    device: 'Firefox on Linux',
    signedInAt: '2026-01-10T09:00:00.000Z',
    seenAt: '2026-01-15T11:58:00.000Z',
    current: true,
  },
  {
    device: 'Safari on iOS',
    signedInAt: '2026-01-03T20:00:00.000Z',
    seenAt: '2026-01-12T07:14:00.000Z',
    current: false,
  },
];
const listed = { 'GET /api/customer/sessions': sessions };

const meta = preview.meta({
  title: 'app/account/Profile',
  component: Profile,
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
          'Name, email, password and open sessions, one form each. A new email counts once its code has come back.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox on Linux')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Code' })).toBeNull();
  },
});

const notProved = { customer: aCustomer({ emailVerified: false }) };

export const EmailNotProved = meta.story({
  args: notProved,
  beforeEach: () =>
    signedIn({
      ...listed,
      'POST /api/customer/email/verify': aCustomer(),
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Prove email' }));
    await expect(await screen.findByText('Email proved')).toBeVisible();
  },
});

export const WrongCode = meta.story({
  args: notProved,
  beforeEach: () =>
    signedIn({
      ...listed,
      'POST /api/customer/email/verify': refusal(400, 'That code is not right, or too old.', {
        errors: [{ path: 'code', message: 'That code is not right, or too old.' }],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Prove email' }));
    await expect(await screen.findByText('That did not work')).toBeVisible();
    await expect(code).toHaveFocus();
  },
});

export const SessionsLoading = meta.story({
  beforeEach: () => signedIn({ 'GET /api/customer/sessions': onItsWay }),
});

export const SessionsFailed = meta.story({
  beforeEach: () =>
    signedIn({ 'GET /api/customer/sessions': refusal(500, 'Something went wrong on our side.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list did not load')).toBeVisible();
  },
});

export const SigningOutEverywhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Safari on iOS');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
});
