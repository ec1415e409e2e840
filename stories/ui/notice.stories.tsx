import { expect } from 'storybook/test';
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
