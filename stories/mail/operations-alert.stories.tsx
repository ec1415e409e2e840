import { expect, within } from 'storybook/test';
import {
  type OperationsAlertData,
  operationsAlert,
} from '#api/platform/mail/templates/operations-alert';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail, untilDrawn } from './read-mail.ts';

const OperationsAlertMail = (data: OperationsAlertData) => (
  <MailPreview letter={operationsAlert(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Operations alert',
  component: OperationsAlertMail,
  tags: ['screen', 'framed'],
  args: {
    title: '3 jobs failed',
    advice: 'Retry or discard what the Operations page lists. The server log says why it failed.',
    openedAt: new Date('2026-01-15T11:42:00Z'),
    recoveredAt: null,
  },
  play: untilDrawn,
  parameters: {
    docs: {
      description: {
        component:
          'Sent to the addresses in ALERT_EMAIL once for each problem behind the shop, and once when it is over.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getAllByText('3 jobs failed')[0]).toBeVisible();
    await expect(mail.getByRole('link', { name: 'View operations' })).toBeVisible();
  },
});

export const Recovered = meta.story({
  args: { recoveredAt: new Date('2026-01-15T12:10:00Z') },
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('You don’t need to do anything.')).toBeVisible();
  },
});
