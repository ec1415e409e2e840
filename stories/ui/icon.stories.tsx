import { Icon } from '#ui/icon';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Text/Icon',
  component: Icon,
  argTypes: {
    name: { description: 'The name of the icon.' },
    size: { description: '`text` is as tall as its line; the others are 16, 20 and 28 px.' },
  },
  args: { name: 'check' as const },
  parameters: {
    guide: {
      use: 'To repeat what the text next to it says, so that people find it faster: a check mark, a clock, the arrow of a link that opens a new tab.',
      avoid:
        'An icon alone is unclear to many people. For a clickable icon, use an **IconButton**, which has a name. For a status, use a **Badge**.',
      accessibility: {
        role: 'Hidden',
        announced: 'Nothing. The text next to it carries the meaning.',
        criteria: ['1.1.1', '1.4.11'],
      },
      good: [
        {
          text: 'Put text next to it. The icon has the same color.',
          example: (
            <Inline gap="xxs">
              <Icon name="clock" />
              <Text>Within 48 hours</Text>
            </Inline>
          ),
        },
        { text: 'Use one icon for one meaning on every screen.' },
      ],
      bad: [
        {
          text: 'Decorate a list with icons that add nothing.',
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
          text: 'Use an emoji, or an icon from another set. Its stroke and corners wouldn’t match.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'A decorative icon next to text, hidden from screen readers. All icons use a 20 px grid and a 1.5 px stroke and have the color of their text. See foundations, Icons, for the full set.',
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
