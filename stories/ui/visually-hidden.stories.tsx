import { expect } from 'storybook/test';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products');
  },
});
