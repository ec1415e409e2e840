import { expect } from 'storybook/test';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { children: 'Browse catalog', href: '#products' },
  parameters: {
    docs: {
      description: {
        component:
          'A link with the weight of a button: the next step of a page that is another page. It changes nothing by itself; what saves or sends is a **Button**. A `newTab` one says so, in a drawing and in its name.',
      },
    },
  },
});

export const Default = meta.story();

export const NewTab = meta.story({
  args: { children: 'Demo', label: 'Demo of Harbour Bakery', newTab: true, variant: 'quiet' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Demo of Harbour Bakery (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Inline gap="s">
      <ButtonLink {...args} variant="buy">
        Buy Now
      </ButtonLink>
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} variant="quiet" />
      <ButtonLink {...args} variant="plain" />
    </Inline>
  ),
});
