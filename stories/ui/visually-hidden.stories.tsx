import { expect, waitFor } from 'storybook/test';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  argTypes: {
    live: { description: 'Announces changes politely.' },
  },
  args: { children: 'Loading products' },
  decorators: [
    (Story) => (
      <>
        <Text>Followed by text for screen readers only.</Text>
        <Story />
      </>
    ),
  ],
  parameters: {
    guide: {
      use: 'When the page shows something only visually: that items are loading, that a step is done, that a link opens a new tab.',
      avoid:
        'If everyone would benefit from the text, show it. For important information, use a **Notice** with `live`.',
      accessibility: {
        role: 'None, or `status`',
        announced: 'Its words, which aren’t visible.',
        criteria: ['1.3.1', '4.1.3'],
      },
      good: [
        {
          text: 'Keep a `live` one in the page while its text changes. Its initial text is announced too, after a short delay.',
        },
        { text: 'Write a plain sentence or phrase: “Loading products”.' },
      ],
      bad: [
        { text: 'Put instructions in it that the visible page lacks.' },
        { text: 'Announce every change. Screen reader users can’t look away.' },
      ],
    },
    docs: {
      description: {
        component:
          'Text for screen readers, for what the page shows only visually. `live` announces changes politely. If everyone would benefit from the text, show it.',
      },
    },
  },
});

export const Default = meta.story();
export const Live = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { live: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading products'));
  },
});
