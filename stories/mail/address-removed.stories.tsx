import { expect, within } from 'storybook/test';
import { type AddressRemovedData, addressRemoved } from '#api/platform/mail/templates/all';
import preview from '../../.storybook/preview.tsx';
import { MailPreview, shop } from './mail-preview.tsx';
import { readMail } from './read-mail.ts';

const AddressRemovedMail = (data: AddressRemovedData) => (
  <MailPreview letter={addressRemoved(data, shop)} />
);

const meta = preview.meta({
  title: 'Mail/Address removed',
  component: AddressRemovedMail,
  tags: ['screen', 'framed', 'unpictured'],
  parameters: {
    docs: {
      description: {
        component: 'Sent to the former address of a guest’s order when an admin corrects it.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const mail = within(await readMail(canvas));
    await expect(mail.getByText('Your address was removed from an order')).toBeVisible();
    await expect(mail.queryByText(/ACC-/)).toBeNull();
  },
});
