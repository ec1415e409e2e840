import { expect, within } from 'storybook/test';
import {
  type TwoFactorChangedData,
  twoFactorChanged,
} from '#api/platform/mail/templates/two-factor-changed';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const TwoStepsSwitchedMail = (data: TwoFactorChangedData) => (
  <MailPreview letter={twoFactorChanged(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Two-factor authentication changed',
  component: TwoStepsSwitchedMail,
  tags: ['screen', 'framed'],
  args: {
    isOn: false,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to an admin when two-factor authentication is turned on or off, in case it was someone else.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/requires only your password/)).toBeVisible();
    await expect(mail.getByText(/reset your password now and contact/)).toBeVisible();
  },
});

export const TurnedOn = meta.story({
  args: { isOn: true },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/requires a code as well as your password/)).toBeVisible();
  },
});
