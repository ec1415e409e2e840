import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Panel',
  component: Panel,
  parameters: {
    docs: {
      description: {
        component:
          'A raised sheet for what belongs together and apart from the page, such as an order summary. One or two a screen; never one inside another. Among equals a hairline or a **Card** does it.',
      },
    },
  },
});

export const Default = meta.story({
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={3}>Order summary</Heading>
        <Text tone="soft">What you choose is added up here.</Text>
      </Stack>
    ),
  },
});

export const Paddings = meta.story({
  render: () => (
    <Stack>
      <Panel padding="m">Padding m</Panel>
      <Panel padding="l">Padding l</Panel>
      <Panel padding="xl">Padding xl</Panel>
    </Stack>
  ),
});
