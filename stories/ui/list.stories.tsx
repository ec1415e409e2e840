import { List } from '#ui/list';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/List',
  component: List,
  args: {
    items: [
      'Hosting with 1M hits/month',
      '2GB file storage',
      'Setup assistance',
      'Access credentials within 24-48 hours',
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'The points of a text. `check` is for what is included, and only for that. Facts with a name are a **DescriptionList**, an order of steps is **Steps**.',
      },
    },
  },
});

export const Default = meta.story({ args: { marker: 'check' } });
export const Dots = meta.story();
export const Small = meta.story({ args: { size: 'small', gap: 'tight' } });
