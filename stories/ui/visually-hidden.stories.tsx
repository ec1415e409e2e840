import { expect, waitFor } from 'storybook/test';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  argTypes: {
    live: { description: 'Reads changes out politely.' },
  },
  args: { children: 'Loading products' },
  decorators: [
    (Story) => (
      <>
        <Text>Words follow that are read out, but not drawn.</Text>
        <Story />
      </>
    ),
  ],
  parameters: {
    guide: {
      use: 'Where the looks of a page say something that is not in its words: that products are loading, that a step is done, that a link opens a new tab.',
      avoid:
        'If everybody would gain from the words, draw them. What must be noticed is a **Notice** with `live`.',
      good: [
        {
          text: 'Leave a `live` one in the page while its words change. It may come with its first ones: they are put in a moment later, or nobody would be told.',
        },
        { text: 'Write it as one would say it: “Loading products”.' },
      ],
      bad: [
        { text: 'Hide instructions in it that the drawn page lacks.' },
        { text: 'Announce every change: those who listen cannot look away.' },
      ],
    },
    docs: {
      description: {
        component:
          'Words for those who listen, where the page says the same with its looks. `live` reads changes out politely. If everybody would gain from the words, draw them.',
      },
    },
  },
});

export const Default = meta.story();
export const Live = meta.story({
  args: { live: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading products'));
  },
});
