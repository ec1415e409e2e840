import { Icon } from '#ui/icon';
import { Inline } from '#ui/inline';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Icon',
  component: Icon,
  args: { name: 'check' as const },
  parameters: {
    docs: {
      description: {
        component:
          'A drawing beside words, never instead of them; it is hidden from those who listen. All are drawn on 20 px with one stroke of 1.5 px and take the colour of their text. The whole set stands under foundations, Icons.',
      },
    },
  },
});

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap="m">
      <Icon {...args} size="text" />
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </Inline>
  ),
});
