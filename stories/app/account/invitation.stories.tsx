import { expect, fn, waitFor } from 'storybook/test';
import { Invitation } from '#app/account/invitation/invitation.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { aUser } from '../../fixtures/admins.ts';
import { type Answers, answering, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { anInvitation } from '../../fixtures/people.ts';

const opened = (values: Parameters<typeof anInvitation>[0] = {}): Answers => {
  const { email, role, invitedBy, expiresAt, hasAccount } = anInvitation(values);
  return { 'POST /api/invitations/open': { email, role, invitedBy, expiresAt, hasAccount } };
};

const meta = preview.meta({
  title: 'Screens/Account/Invitation',
  component: Invitation,
  globals: { audience: 'visitor' },
  tags: ['screen'],
  decorators: [inApp],
  args: { token: 'of-a-mail', onAccepted: fn() },
  beforeEach: () => answering({ ...opened(), 'POST /api/invitations/accept': aUser() }),
  parameters: {
    layout: 'fullscreen',
    path: '/invitation',
    docs: {
      story: { inline: false, iframeHeight: '760px' },
      description: {
        component:
          'Where the emailed invitation leads. Someone new chooses a name and a password; a customer enters the password that they have.',
      },
    },
  },
});

type Typist = {
  type(field: HTMLElement, words: string): Promise<void>;
  click(element: HTMLElement): Promise<void>;
};
type Canvas = {
  findByLabelText(label: string): Promise<HTMLElement>;
  getByLabelText(label: string): HTMLElement;
  getByRole(role: 'button', options: { name: string }): HTMLElement;
};

async function accept({ canvas, userEvent }: { canvas: Canvas; userEvent: Typist }) {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Mary');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Jackson');
  await userEvent.type(canvas.getByLabelText('Password'), 'a long quiet evening');
  await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('mary@sitewright.example')).toBeVisible();
    await expect(canvas.getByText('Grace Hopper')).toBeVisible();
    await expect(canvas.getByText('Support', { selector: 'dd' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => answering({ 'POST /api/invitations/open': onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your invitation...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    answering({
      'POST /api/invitations/open': refusal(500, 'Something went wrong on our side.', {
        code: 'internal',
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});

/** It expired, or was accepted or revoked: the link doesn't tell which. */
export const Ended = meta.story({
  beforeEach: () =>
    answering({
      'POST /api/invitations/open': refusal(404, 'This invitation has expired.', {
        code: 'not_found',
      }),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation can’t be used')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
  },
});

/** An email client cut off the hash. */
export const WithoutToken = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation can’t be used')).toBeVisible();
  },
});

export const Accepted = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ args, canvas, userEvent }) => {
    await accept({ canvas, userEvent });
    await inSight('Welcome to the team');
    await expect(args.onAccepted).toHaveBeenCalled();
  },
});

export const WeakPassword = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      ...opened(),
      'POST /api/invitations/accept': refusal(400, 'This password is too easy to guess.', {
        errors: [{ path: 'password', message: 'This password is too easy to guess.' }],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await accept({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /This password is too easy to guess\./,
    );
  },
});

/** Revoked while the form was filled in. */
export const RevokedMeanwhile = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      ...opened(),
      'POST /api/invitations/accept': refusal(
        404,
        'This invitation has expired, or it was accepted or revoked. Ask for a new one.',
        { code: 'not_found' },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await accept({ canvas, userEvent });
    await inSight('Couldn’t accept the invitation');
  },
});

/** The email has a customer account, whose password accepts the invitation. */
export const CustomerAccount = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => answering({ ...opened({ hasAccount: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You already have an account')).toBeVisible();
    await expect(canvas.queryByLabelText('First name')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    );
  },
});

export const WrongPassword = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      ...opened({ hasAccount: true }),
      'POST /api/invitations/join': refusal(400, 'This password is incorrect.', {
        errors: [{ path: 'password', message: 'This password is incorrect.' }],
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, 'a long quiet evening');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }));
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('This password is incorrect.'),
    );
  },
});

export const LongNames = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering(
      opened({
        email: `${'long-address-'.repeat(6)}@a-very-long-domain-name.example`,
        invitedBy: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim(),
        role: 'read_only',
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Read-only')).toBeVisible();
  },
});
