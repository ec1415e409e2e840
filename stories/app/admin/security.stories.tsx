import type { UserEventObject } from 'storybook/test';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminScreen } from '#app/admin/admin-screen.tsx';
import { security } from '#app/admin/security/section.ts';
import { Security } from '#app/admin/security/security.tsx';
import type { Totp } from '#contract/totp';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn } from '../../fixtures/admins.ts';
import { type Answers, onItsWay, refusal } from '../../fixtures/answers.ts';
import { withClipboard } from '../../fixtures/clipboard.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inSight } from '../../fixtures/in-sight.ts';
import { openedDialog } from '../../fixtures/opened-dialog.ts';
import { press } from '../../fixtures/press.ts';
import { someSessions } from '../../fixtures/sessions.ts';
import { aTotp, aTotpSetup, noTotp, someRecoveryCodes } from '../../fixtures/totp.ts';

const state = 'GET /api/admin/totp';
const begin = 'POST /api/admin/totp';
const confirm = 'POST /api/admin/totp/confirm';
const renew = 'POST /api/admin/totp/recovery-codes';
const end = 'DELETE /api/admin/totp';
const identity = 'POST /api/admin/confirm-identity';

const standing = (totp: Totp, answers: Answers = {}) =>
  adminSignedIn({
    [state]: totp,
    [begin]: aTotpSetup(),
    'GET /api/customer/sessions': someSessions,
    ...answers,
  });

/** The state changes after a request. */
function changing(before: Totp, act: string, after: Totp): () => void {
  let totp = before;
  return standing(before, {
    [state]: () => totp,
    [act]: () => {
      totp = after;
      return { ok: true };
    },
  });
}

const wrongPassword = refusal(400, 'This password is incorrect.', {
  errors: [{ path: 'password', message: 'This password is incorrect.' }],
});

const meta = preview.meta({
  title: 'Screens/Admin/Security',
  component: adminScreen(security, security.page, Security),
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: () => standing(noTotp),
  parameters: {
    layout: 'fullscreen',
    path: '/admin/security',
    docs: {
      story: { inline: false, iframeHeight: '720px' },
      description: {
        component:
          'Two-factor authentication and sessions of an admin. The setup takes effect with the first code, and recovery codes stay on screen until they are saved.',
      },
    },
  },
});

/** Goes to the second step. */
async function toCodes(person: UserEventObject) {
  await press(person, 'Set up');
  await press(person, 'Next');
}

/** Goes to the last step. */
async function toConfirmation(person: UserEventObject) {
  await toCodes(person);
  await person.click(screen.getByRole('checkbox', { name: 'I saved these codes' }));
  await press(person, 'Next');
}

async function turnOn(person: UserEventObject) {
  await toConfirmation(person);
  await person.type(screen.getByRole('textbox', { name: 'Code' }), '123 456');
  await press(person, 'Turn on');
}

async function typePassword(person: UserEventObject, password: string) {
  const dialog = within(await openedDialog());
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
  await person.type(dialog.getByLabelText('Your password'), password);
  await person.type(dialog.getByLabelText('Code'), '123 456');
  await person.click(dialog.getByRole('button', { name: /^(Turn off|Generate codes)$/ }));
  return dialog;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Two-factor authentication' }),
    ).toBeVisible();
    await expect(canvas.getByText('Off')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Set up' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: () => standing(noTotp, { [state]: onItsWay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your settings...')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: () => standing(noTotp, { [state]: refusal(500, 'Something went wrong.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load your settings')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const signInAgain = refusal(403, 'Confirm your identity, then try again.', {
  code: 'sign_in_again',
});

/** Refuses requests until the admin reauthenticates. */
function onceConfirmed(totp: Totp, answers: Answers = {}): () => void {
  let isConfirmed = false;
  return standing(totp, {
    [begin]: () => (isConfirmed ? aTotpSetup() : signInAgain()),
    [identity]: () => {
      isConfirmed = true;
      return { ok: true };
    },
    ...answers,
  });
}

/** Canceled, nothing is started, and the page says why. Confirmed, the setup continues. */
export const IdentityConfirmed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  beforeEach: () => onceConfirmed(noTotp),
  play: async ({ canvas, userEvent, step }) => {
    await step('Canceled: nothing is started, and the page says why', async () => {
      await press(userEvent, 'Set up');
      const dialog = within(await openedDialog('Confirm it’s you'));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await inSight('Confirm your identity, then try again.');
      await expect(canvas.queryByRole('img', { name: /^QR code/ })).toBeNull();
    });
    await step('Continues after reauthentication', async () => {
      await press(userEvent, 'Set up');
      const dialog = within(await openedDialog('Confirm it’s you'));
      await userEvent.type(dialog.getByLabelText('Your password'), 'a long quiet evening{Enter}');
      await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
    });
  },
});

const isMarkedWrong = (password: HTMLElement) =>
  waitFor(() => expect(password).toHaveAccessibleDescription('This password is incorrect.'));

/** An old session has to reauthenticate, in place. */
export const IdentityRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => onceConfirmed(noTotp, { [identity]: wrongPassword }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Set up');
    const dialog = within(await openedDialog('Confirm it’s you'));
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
    await expect(dialog.queryByLabelText('Code')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Your password'), 'not the one{Enter}');
    await isMarkedWrong(dialog.getByLabelText('Your password'));
  },
});

/** The admin's sessions, each with a sign-out button. */
export const Sessions = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out Safari on iOS' })).toBeVisible();
    canvas.getByRole('button', { name: 'Sign out everywhere' }).scrollIntoView();
  },
});

/** Turned on in another tab: shows the current state. */
export const SetupRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    let totp: Totp = noTotp;
    return standing(noTotp, {
      [state]: () => totp,
      [begin]: () => {
        totp = aTotp();
        return refusal(
          409,
          'Two-factor authentication is already on. To use another app, turn it off first.',
          { code: 'conflict' },
        )();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Set up');
    await inSight('Couldn’t start the setup');
    await expect(await canvas.findByText('9 of 10')).toBeVisible();
  },
});

/** The key as a QR code and as text. */
export const Scan = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Set up');
    const heading = await canvas.findByRole('heading', {
      name: 'Step 1 of 3: Add the shop to your authenticator app',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue(aTotpSetup().secret);
  },
});

/** The codes aren’t shown again, so Next requires the checkbox. */
export const CodesNotSaved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Save codes', async () => {
      await toCodes(userEvent);
      await expect(
        canvas.getByRole('heading', { name: /Save your recovery codes$/ }),
      ).toHaveFocus();
      const list = within(canvas.getByRole('list', { name: 'Recovery codes' }));
      const codes = list.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(codes).toEqual(someRecoveryCodes);
      await expect(canvas.getByRole('button', { name: 'Download recovery codes' })).toBeVisible();
    });
    await step('The codes aren’t shown again, so Next requires the checkbox', async () => {
      await press(userEvent, 'Next');
      const box = canvas.getByRole('checkbox', { name: 'I saved these codes' });
      await expect(box).toHaveFocus();
      await expect(box).toHaveAccessibleDescription('Save the codes, then check this box');
      await expect(
        canvas.getByRole('heading', { name: /Save your recovery codes$/ }),
      ).toBeVisible();
    });
  },
});

/** The codes are copied, going back keeps the checkbox checked, and canceling discards the setup. */
export const CodesCopied = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ userEvent, canvas, step }) => {
    await step('Copy failed', async () => {
      await withClipboard(undefined, async () => {
        await toCodes(userEvent);
        await press(userEvent, 'Copy recovery codes');
        await inSight('Unable to copy to clipboard');
      });
    });
    await press(userEvent, 'Back');
    await press(userEvent, 'Cancel');
    await step('Going back keeps the checkbox checked', async () => {
      await toConfirmation(userEvent);
      await press(userEvent, 'Back');
      await expect(canvas.getByRole('checkbox', { name: 'I saved these codes' })).toBeChecked();
      await press(userEvent, 'Back');
      await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible();
    });
    await press(userEvent, 'Cancel');
    await step('Canceling discards the setup', async () => {
      await press(userEvent, 'Set up');
      await press(userEvent, 'Cancel');
      await expect(
        canvas.getByRole('heading', { name: 'Two-factor authentication' }),
      ).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'Set up' })).toBeVisible();
    });
    await step('Codes copied', async () => {
      const writeText = fn(async () => {});
      await withClipboard({ writeText }, async () => {
        await toCodes(userEvent);
        await press(userEvent, 'Copy recovery codes');
        await expect(await canvas.findByText('Copied!')).toBeVisible();
      });
      await expect(writeText).toHaveBeenCalledWith(someRecoveryCodes.join('\n'));
    });
  },
});

/** Refused in the browser. */
export const CodeIncomplete = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await toConfirmation(userEvent);
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(code, '12345');
    await press(userEvent, 'Turn on');
    await expect(code).toHaveAccessibleDescription(/Enter the 6 digits shown in your app/);
    await expect(code).toHaveFocus();
  },
});

export const CodeRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    standing(noTotp, {
      [confirm]: refusal(
        400,
        'This code is incorrect or expired. Enter the current code from your app.',
        {
          errors: [
            {
              path: 'code',
              message: 'This code is incorrect or expired. Enter the current code from your app.',
            },
          ],
        },
      ),
    }),
  play: async ({ canvas, userEvent }) => {
    await turnOn(userEvent);
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/This code is incorrect or expired/),
    );
    await expect(code).toHaveFocus();
  },
});

export const TurningOn = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => standing(noTotp, { [confirm]: onItsWay }),
  play: async ({ userEvent }) => {
    await turnOn(userEvent);
    await expect(await screen.findByRole('button', { name: 'Turning on...' })).toBeVisible();
  },
});

export const TurnedOn = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => changing(noTotp, confirm, aTotp({ recoveryCodesLeft: 10 })),
  play: async ({ canvas, userEvent }) => {
    await turnOn(userEvent);
    await inSight('Two-factor authentication is on');
    await expect(await canvas.findByText('10 of 10')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Two-factor authentication' })).toHaveFocus();
    await expect(screen.queryByText(someRecoveryCodes[0] ?? '')).toBeNull();
  },
});

export const On = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => standing(aTotp()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On')).toBeVisible();
    await expect(canvas.getByText('9 of 10')).toBeVisible();
    const since = canvas.getByText('Turned on').nextElementSibling?.querySelector('time');
    await expect(since).toHaveAttribute('datetime', '2026-01-12T09:30:00.000Z');
  },
});

export const FewCodes = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => standing(aTotp({ recoveryCodesLeft: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have few recovery codes left')).toBeVisible();
  },
});

export const NoCodes = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => standing(aTotp({ recoveryCodesLeft: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no recovery codes left')).toBeVisible();
    await expect(canvas.getByText('0 of 10')).toBeVisible();
  },
});

export const NewCodesRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => standing(aTotp(), { [renew]: wrongPassword }),
  play: async ({ userEvent, step }) => {
    await step('New codes', async () => {
      await press(userEvent, 'Generate new codes');
      const dialog = within(await openedDialog('Generate new recovery codes'));
      await expect(dialog.getByText(/codes will stop working/)).toBeVisible();
      await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
    });
    await step('New codes refused', async () => {
      const dialog = await typePassword(userEvent, 'not the one');
      await isMarkedWrong(dialog.getByLabelText('Your password'));
    });
  },
});

/** Escape and Done don’t close the dialog before the codes are saved. */
export const NewCodesShown = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () =>
    standing(aTotp(), {
      [renew]: () => ({ recoveryCodes: someRecoveryCodes }),
    }),
  play: async ({ userEvent, canvas }) => {
    await press(userEvent, 'Generate new codes');
    const dialog = await typePassword(userEvent, 'a long quiet evening');
    const heading = await dialog.findByRole('heading', { name: 'Your new recovery codes' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog.getByRole('checkbox', { name: 'I saved these codes' })).toHaveFocus();
    await expect(dialog.getByText(someRecoveryCodes[9] ?? '')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I saved these codes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Generate new codes' })).toHaveFocus();
  },
});

/** Requires a code as well as the password. */
export const TurnOffWithoutCode = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => standing(aTotp()),
  play: async ({ userEvent, step }) => {
    await step('Turn off', async () => {
      await press(userEvent, 'Turn off');
      const dialog = within(await openedDialog('Turn off two-factor authentication?'));
      await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
      await expect(dialog.getByLabelText('Your password')).toHaveAttribute(
        'autocomplete',
        'current-password',
      );
      await expect(dialog.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    });
    await step('Requires a code as well as the password', async () => {
      const dialog = within(await openedDialog());
      await userEvent.type(dialog.getByLabelText('Your password'), 'a long quiet evening');
      await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
      await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
      await expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Required/);
    });
  },
});

export const TurnedOff = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => changing(aTotp(), end, noTotp),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent, 'Turn off');
    await typePassword(userEvent, 'a long quiet evening');
    await inSight('Two-factor authentication is off');
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Two-factor authentication' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** The shop requires it, so it can't be turned off. */
export const Required = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => standing(aTotp({ required: true })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This shop requires two-factor authentication for all admins.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
});
