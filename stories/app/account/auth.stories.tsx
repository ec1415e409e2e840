import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { Auth, LoginProblem } from '#app/account/auth/auth.tsx';
import { AuthPage } from '#app/account/auth/auth-page.tsx';
import { auth } from '#app/copy/auth.ts';
import { loginProblems } from '#contract/session';
import preview from '../../../.storybook/preview.tsx';
import { answering, onItsWay, refusal } from '../../fixtures/answers.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';

const meta = preview.meta({
  title: 'Screens/Account/Auth',
  component: Auth,
  globals: { audience: 'visitor' },
  tags: ['screen'],
  decorators: [inApp],
  args: { onSignedIn: fn() },
  parameters: {
    layout: 'fullscreen',
    path: '/auth',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Lets customers sign in or create an account. Typed text is kept when a form is rejected. After signing in, customers return to where they were, and earlier errors disappear.',
      },
    },
  },
});

const user = {
  id: 7,
  username: 'ada',
  email: 'ada@harbourbakery.example',
  createdAt: '2026-01-01T00:00:00.000Z',
  mustChangePassword: false,
  mustSetUpTwoFactor: false,
};

/** Answers the request that {@link LeftBeforeFailure} holds back. */
let answerNow = () => {};

export const Default = meta.story({
  beforeEach: () => answering({ 'POST /api/login': user }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or email' }), 'ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long quiet evening');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
});

/** Both fields are required; the first missing one gets the focus. */
export const FieldsMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const username = canvas.getByRole('textbox', { name: 'Username or email' });
    await expect(username).toHaveAccessibleDescription('Required');
    await expect(username).toHaveFocus();
  },
});

export const LoginFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    answering({
      'POST /api/login': refusal(401, 'The username or password is incorrect.', {
        code: 'unauthenticated',
      }),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or email' }), 'ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the one');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Login failed')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('not the one');
  },
});

/** Admins with two-factor authentication must use the admin login. */
export const TwoFactorRequired = meta.story({
  beforeEach: () =>
    answering({
      'POST /api/login': refusal(
        401,
        'This account uses two-factor authentication. Sign in on the admin login page.',
        { code: 'code_required' },
      ),
    }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or email' }), 'grace');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long quiet evening{Enter}');
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Two-factor authentication required');
    await expect(canvas.getByRole('link', { name: 'Admin login' })).toHaveAttribute(
      'href',
      '/admin/login',
    );
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});

export const SigningIn = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => answering({ 'POST /api/login': onItsWay }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username or email' }), 'ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long quiet evening');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  },
});

/** Asks a signed-in customer to sign in again before a sensitive action. */
export const Reauthentication = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isAgain: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in again' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

/** Single sign-on failed: says why and what to do. */
export const SingleSignOnDown = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { problem: { problem: 'unavailable', again: '/api/customer/login?next=%2Fdashboard' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Single sign-on isn’t responding');
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/api/customer/login?next=%2Fdashboard',
    );
  },
});

/** Another account uses this email, so retrying would not help. */
export const EmailUnverified = meta.story({
  args: { problem: { problem: 'unproved', again: '/api/customer/login' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Sign in with your password and verify it first.',
    );
    await expect(canvas.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** Every single sign-on error. Errors that may pass offer a retry. */
export const SingleSignOnProblems = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <AuthPage title={auth.title} lead={auth.lead}>
      {loginProblems.map((problem) => (
        <LoginProblem key={problem} problem={problem} again="/api/customer/login" />
      ))}
    </AuthPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(loginProblems.length);
    await expect(canvas.getAllByRole('link', { name: 'Try again' })).toHaveLength(4);
  },
});

export const SignUp = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { initially: 'sign-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /^At least 12 characters/,
    );
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeVisible();
  },
});

export const RegistrationFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { initially: 'sign-up' },
  beforeEach: () =>
    answering({
      'POST /api/register': refusal(
        409,
        'That email already has an account. Sign in or reset your password.',
        { code: 'conflict' },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await expect(await canvas.findByText('Registration failed')).toBeVisible();
  },
});

/** Signing in instead keeps the email and asks for the password. */
export const SignInInstead = RegistrationFailed.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    const toast = within(await screen.findByRole('region', { name: /Notifications/ }));
    await userEvent.click(await toast.findByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByLabelText('Username or email')).toHaveValue('ada@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Registration failed')).toBeNull());
  },
});

/** The other form hasn’t failed. */
export const OtherTabAfterFailure = RegistrationFailed.extend({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await inSight('Registration failed');
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByText('Registration failed')).toBeNull());
  },
});

/** Leaving the screen dismisses the error toast. */
export const LeftAfterFailure = RegistrationFailed.extend({
  tags: ['!dev', '!autodocs', '!screen'],
  render: (args) => <Leavable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await inSight('Registration failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByText('Registration failed')).toBeNull());
  },
});

/** A failure that arrives after leaving the screen shows no toast elsewhere. */
export const LeftBeforeFailure = RegistrationFailed.extend({
  tags: ['!dev', '!autodocs', '!screen', 'unpictured'],
  render: (args) => <Leavable {...args} />,
  beforeEach: () => {
    const held = Promise.withResolvers<void>();
    answerNow = held.resolve;
    return answering({
      'POST /api/register': async () => {
        await held.promise;
        return refusal(409, 'That email already has an account.')();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await signUp(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    answerNow();
    // Longer than the toast takes to appear.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByText('Registration failed')).toBeNull();
  },
});

/** Shows the validation message of each field without sending anything. */
export const SignUpRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { initially: 'sign-up' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByText('Invalid email')).toBeVisible();
    await expect(canvas.getByText('String must contain at least 12 character(s)')).toBeVisible();
  },
});

function Leavable(args: ComponentProps<typeof Auth>) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && <Auth {...args} />}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

async function signUp(person: UserEventObject) {
  await person.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
  await person.type(screen.getByRole('textbox', { name: 'Last name' }), 'Lovelace');
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await person.type(screen.getByLabelText('Password'), 'a long quiet evening');
  await person.click(screen.getByRole('button', { name: 'Create account' }));
}
