import { expect, within } from 'storybook/test';
import { type BriefReminderData, briefReminder } from '#api/platform/mail/templates/brief-reminder';
import preview from '../../.storybook/preview.tsx';
import { waitsForBrief } from '../fixtures/briefs.ts';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const BriefReminderMail = (data: BriefReminderData) => (
  <MailPreview letter={briefReminder(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Brief reminder',
  component: BriefReminderMail,
  tags: ['screen', 'framed'],
  args: {
    customerName: 'Ada Lovelace',
    productTitle: 'Saltmarsh',
    orderId: 'ACC-2026-0042',
    percent: 33,
    wasSent: false,
    delivery: waitsForBrief,
    at: new Date('2026-01-16T09:37:00.000Z'),
    isLast: false,
    briefToken: null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent after 1, 3 and 7 days in which the delivery is paused because the brief isn’t sent.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^Send your brief and we’ll deliver within/)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Continue your brief' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/dashboard\/subscriptions\/ACC-2026-0042\/brief$/),
    );
  },
});

/** A guest who hasn’t answered anything, after seven days. */
export const LastToGuest = meta.story({
  args: {
    percent: 0,
    isLast: true,
    briefToken: 'AAAADAAAAAFreKAAADAAAAAFreKAAADAAAAAFreKAAADAAAA',
  },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^This is our last reminder/)).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Tell us about your business' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/briefs\/AAAAD/),
    );
  },
});

/** The shop asked for more after the brief was sent. */
export const AskedAgain = meta.story({
  args: { percent: 92, wasSent: true },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText(/^We need some more answers/)).toBeVisible();
  },
});
