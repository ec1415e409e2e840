import { Icon } from '#ui/icon';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Icon',
  component: Icon,
  argTypes: {
    name: { description: 'Which drawing of the set.' },
    size: { description: '`text` is as high as its line, the others 16, 20 and 28 px.' },
  },
  args: { name: 'check' as const },
  parameters: {
    guide: {
      use: 'To repeat what the word beside it says, so that it is found faster: a tick, a clock, the arrow of a link that opens a new tab.',
      avoid:
        'Alone it says nothing to many people: for a drawing to press take an **IconButton**, which has a name. Status is a **Badge**.',
      good: [
        {
          text: 'Keep a word beside it. It takes that word’s color.',
          example: (
            <Inline gap="xxs">
              <Icon name="clock" />
              <Text>Within 48 hours</Text>
            </Inline>
          ),
        },
        { text: 'Use one drawing for one meaning on every screen.' },
      ],
      bad: [
        {
          text: 'Decorate a list with drawings that say nothing.',
          example: (
            <Stack gap="xxs">
              <Inline gap="xxs">
                <Icon name="server" />
                <Text>Our story</Text>
              </Inline>
              <Inline gap="xxs">
                <Icon name="lock" />
                <Text>Opening hours</Text>
              </Inline>
            </Stack>
          ),
        },
        {
          text: 'Use an emoji, or a drawing from another set: stroke and corners would not match.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'A drawing beside words, never instead of them; it is hidden from those who listen. All are drawn on 20 px with one stroke of 1.5 px and take the color of their text. The whole set stands under foundations, Icons.',
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
