import { Badge } from '#ui/badge';
import { DescriptionList } from '#ui/description-list';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Order', detail: 'ACC-2026-0001' },
      { term: 'Status', detail: <Badge tone="positive">Active</Badge> },
      { term: 'Email', detail: 'ada.marsh-with-a-rather-long-address@harbour-bakery.example' },
      { term: 'Phone', detail: 'Not provided' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Facts about one thing, each with its name. An absent one says so in words. Many things with the same facts are a table; money that adds up is a **SummaryList**.',
      },
    },
  },
});

export const Default = meta.story();
export const Above = meta.story({ args: { layout: 'above' } });
