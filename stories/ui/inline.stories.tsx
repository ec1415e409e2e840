import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Inline',
  component: Inline,
  args: {
    children: [
      <Button key="1">Keep my website</Button>,
      <Button key="2" variant="quiet">
        Ask a question
      </Button>,
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Things beside each other. They wrap where there is no room; `wrap="column"` sets them below each other on a phone. For equal columns use a **Grid**, for a page and its side column **Columns**.',
      },
    },
  },
});

export const Default = meta.story();
export const Between = meta.story({
  args: {
    justify: 'between',
    children: [<Text key="1">Website</Text>, <Badge key="2">Active</Badge>],
  },
});
export const ColumnOnAPhone = meta.story({ args: { wrap: 'column' } });
