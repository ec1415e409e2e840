import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Notice',
  component: Notice,
  args: {
    title: 'Your payment is on its way',
    children: 'This page changes by itself as soon as it has arrived.',
  },
  parameters: {
    guide: {
      use: 'For something to know before going on, at the place where it matters: a list that did not load, a payment that is on its way, a browser without script. It stays until it is no longer true.',
      avoid:
        'News of what was just done belongs into the **Toaster**, the error of one field into its `message`, a question into a **Dialog**, and an empty list is an **EmptyState**.',
      good: [
        {
          text: 'Say what happened in the title, what to do below it, and offer that as the action.',
          example: (
            <Notice
              tone="critical"
              title="The catalog did not load"
              action={
                <Button variant="quiet" size="small">
                  Try again
                </Button>
              }
            >
              Check your connection.
            </Notice>
          ),
        },
        {
          text: 'Set `live` when it appears after the page: `polite` for news, `urgent` for a failure that stops the person.',
        },
      ],
      bad: [
        {
          text: 'Blame, apologise or quote a number that only we understand.',
          example: (
            <Notice tone="critical" title="Oops! Error 500">
              An unexpected error has occurred. We are sorry for any inconvenience.
            </Notice>
          ),
        },
        { text: 'Stack several. If three things are wrong, say which one to mend first.' },
      ],
    },
    docs: {
      description: {
        component:
          'Something to know before going on, in the page and at the place where it matters. Say what happened, then what to do. What passes by itself is a toast; what must be answered is a **Dialog**.',
      },
    },
  },
});

export const Default = meta.story();
export const TitleOnly = meta.story({ args: { children: undefined } });
export const WithAction = meta.story({
  args: {
    tone: 'critical',
    title: 'The payment was not completed',
    children: 'Nothing was charged.',
    action: (
      <TextLink href="#again" weight="strong" tone="inherit">
        Open payment again
      </TextLink>
    ),
    live: 'urgent',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
});
/** News is drawn at once and read out; what one can do about it is no part of the news. */
export const Live = WithAction.extend({
  args: { live: 'polite' },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('status');
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible();
    await waitFor(() => expect(news.firstElementChild).not.toHaveAttribute('aria-hidden'));
    await expect(news).toHaveTextContent('Nothing was charged.');
    await expect(news).not.toContainElement(canvas.getByRole('link'));
  },
});
export const Tones = meta.story({
  render: (args) => (
    <Stack gap="s">
      <Notice {...args} tone="neutral" title="Neutral" />
      <Notice {...args} tone="info" title="Info" />
      <Notice {...args} tone="caution" title="Caution" />
      <Notice {...args} tone="promote" title="Promote" />
      <Notice {...args} tone="notice" title="Notice" />
      <Notice {...args} tone="positive" title="Positive" />
      <Notice {...args} tone="critical" title="Critical" />
    </Stack>
  ),
});
export const LongText = meta.story({
  args: {
    tone: 'caution',
    title: 'The front page of the-quiet-practice-family-medicine-and-physiotherapy.example is late',
    children:
      'Two pictures have not arrived yet. Send them to bookkeeping-and-invoices@the-quiet-practice-family-medicine.example, and we go on with the page on the same day.',
    action: <TextLink href="#pictures">Send the two pictures that are missing now</TextLink>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
