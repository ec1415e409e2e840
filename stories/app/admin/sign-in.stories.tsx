import { useLocation } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { Component as SignInScreen } from '#app/admin/sign-in/sign-in.screen.tsx';
import { AdminSignIn } from '#app/admin/sign-in/sign-in.tsx';
import preview from '../../../.storybook/preview.tsx';
import { anAdmin, aUser } from '../../fixtures/admins.ts';
import { answering, onItsWay, type Reply, refusal } from '../../fixtures/answers.ts';
import { signedIn } from '../../fixtures/customers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { noTotp } from '../../fixtures/totp.ts';

const call = 'POST /api/admin/login';
const passwordCall = 'POST /api/customer/password';

const meta = preview.meta({
  title: 'Screens/Admin/Sign in',
  component: AdminSignIn,
  globals: { audience: 'visitor' },
  tags: ['screen'],
  decorators: [inApp],
  args: { step: 'sign-in' as const, onSignedIn: fn() },
  argTypes: { step: { control: 'select', options: ['sign-in', 'password', 'two-factor'] } },
  beforeEach: () => answering({}),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/login',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'The admin sign-in page. A generated password has to be replaced before anything else.',
      },
    },
  },
});

type Typist = { type(field: HTMLElement, words: string): Promise<void> };
type Presser = { keyboard(keys: string): Promise<void> };
type Canvas = {
  getByRole(role: 'textbox', options: { name: string }): HTMLElement;
  getByLabelText(label: string): HTMLElement;
};

async function fillIn(canvas: Canvas, userEvent: Typist) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'grace');
  await userEvent.type(canvas.getByLabelText('Password'), 'a long quiet evening');
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sitewright Admin' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(
      canvas.getByText(
        'Admin accounts are created from the backend. Contact system administrator for access.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Analytics & Reports')).toBeVisible();
  },
});

/** Both fields are required; focus moves to the first missing one. */
export const Missing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAccessibleDescription('Required');
    await expect(username).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Required');
  },
});

export const SigningIn = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => answering({ [call]: onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  },
});

/** A customer's correct password gets the same response as a wrong one. */
export const LoginFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      [call]: refusal(401, 'The username or password is incorrect.', {
        code: 'unauthenticated',
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.keyboard('{Enter}');
    await inSight('Login failed');
    await expect(canvas.getByLabelText('Password')).toHaveValue('a long quiet evening');
  },
});

/** Shows the screen, or the path it navigated to. */
function SignInOrPath() {
  const { pathname } = useLocation();
  return pathname === '/admin/login' ? <SignInScreen /> : <p>{pathname}</p>;
}

/** With `again`, a signed-in admin has to sign in once more. */
export const SignInAgain = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  parameters: { path: '/admin/login?again=1&next=%2Fadmin%2Fsecurity' },
  beforeEach: () => signedIn({ 'GET /api/user': aUser(), [call]: aUser() }, anAdmin()),
  render: () => <SignInOrPath />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /My Account/, hidden: true }, { timeout: 10_000 });
    await fillIn(canvas, userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/admin/security')).toBeVisible();
  },
});

const codeRequired = refusal(401, 'Enter the code from your authenticator app.', {
  code: 'code_required',
});
const notRight = refusal(401, 'The username, password or code is incorrect.', {
  code: 'unauthenticated',
});

/** Asks for a code in the first step; `second` responds to the code. */
const askingForCode = (second: () => Reply<never> | Promise<never>) =>
  answering({
    [call]: async (request: Request) =>
      (await request.clone().json()).code === undefined ? codeRequired() : second(),
  });

async function toCode(canvas: Canvas, userEvent: Typist & Presser) {
  await fillIn(canvas, userEvent);
  await userEvent.keyboard('{Enter}');
  await inSight('Signing in as');
  return canvas.getByRole('textbox', { name: 'Code' });
}

/** Asks for a code after the password. The field takes app codes and recovery codes. */
export const EnterCode = meta.story({
  beforeEach: () => askingForCode(onItsWay),
  play: async ({ canvas, userEvent }) => {
    const code = await toCode(canvas, userEvent);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText('grace')).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});

/** A long, right-to-left username. */
export const EnterCodeForALongName = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => askingForCode(onItsWay),
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.click(username);
    await userEvent.paste(`<b>שלום</b>${'a'.repeat(180)}`);
    await userEvent.type(canvas.getByLabelText('Password'), 'a long quiet evening{Enter}');
    await inSight(/^<b>שלום/);
  },
});

export const CodeMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => askingForCode(onItsWay),
  play: async ({ canvas, userEvent }) => {
    const code = await toCode(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(code).toHaveAccessibleDescription(/Required$/);
    await expect(code).toHaveFocus();
  },
});

/** The error is shown at the field, whose text is selected. */
export const CodeWrong = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => askingForCode(notRight),
  play: async ({ canvas, userEvent }) => {
    const code = await toCode(canvas, userEvent);
    await userEvent.click(code);
    await userEvent.paste('123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/is wrong, expired or already used/),
    );
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('123 456');
  },
});

/** Typing clears the error. */
export const CodeCorrected = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => askingForCode(notRight),
  play: async ({ canvas, userEvent }) => {
    const code = await toCode(canvas, userEvent);
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.keyboard('7');
    await expect(code).toHaveValue('7');
    await expect(code).not.toHaveAttribute('aria-invalid');
  },
});

export const CodeRateLimited = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    askingForCode(
      refusal(429, 'Too many attempts. Wait 15 minutes and try again.', {
        code: 'rate_limited',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await toCode(canvas, userEvent), '123456{Enter}');
    await inSight('Too many attempts. Wait 15 minutes and try again.');
  },
});

export const CodeSubmitting = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => askingForCode(onItsWay),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await toCode(canvas, userEvent), '123456{Enter}');
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  },
});

/** Keeps the username and clears the password. */
export const BackFromCode = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => askingForCode(onItsWay),
  play: async ({ canvas, userEvent }) => {
    await toCode(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('grace');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

const generatedPassword = {
  'GET /api/user': aUser({ mustChangePassword: true }),
};

export const ReplacePassword = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <SignInScreen />,
  beforeEach: () => signedIn(generatedPassword, anAdmin()),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Choose a new password' });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'password');
  },
});

export const ReplacePasswordRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { step: 'password' as const },
  beforeEach: () =>
    signedIn(
      {
        ...generatedPassword,
        [passwordCall]: refusal(
          400,
          'This password is easy to guess. Use four or more unrelated words, or a password manager.',
          {
            errors: [
              {
                path: 'newPassword',
                message:
                  'This password is easy to guess. Use four or more unrelated words, or a password manager.',
              },
            ],
          },
        ),
      },
      anAdmin(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'from the file');
    await userEvent.type(canvas.getByLabelText('New password'), 'password1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    const password = canvas.getByLabelText('New password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/easy to guess/));
    await expect(password).toHaveFocus();
  },
});

/** The shop requires two-factor authentication of an admin who doesn't have it yet. */
export const RequiredTwoFactor = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { step: 'two-factor' as const },
  beforeEach: () =>
    signedIn(
      { 'GET /api/user': aUser({ mustSetUpTwoFactor: true }), 'GET /api/admin/totp': noTotp },
      anAdmin(),
    ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      name: 'Set up two-factor authentication',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

export const RequiredTwoFactorFailed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  args: { step: 'two-factor' as const },
  beforeEach: () =>
    signedIn(
      {
        'GET /api/user': aUser({ mustSetUpTwoFactor: true }),
        'GET /api/admin/totp': refusal(500, 'Something went wrong on our side.'),
      },
      anAdmin(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong on our side.')).toBeVisible();
  },
});
