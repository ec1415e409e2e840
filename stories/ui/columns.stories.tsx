import { Columns, Sticky } from '#ui/columns';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  tags: ['spanning'],
  argTypes: {
    split: { description: 'The widths of the columns. `aside` makes the last one 380 px wide.' },
  },
  args: {
    children: [
      <Panel key="form">The form</Panel>,
      <Sticky key="aside">
        <Panel>The summary stays in view</Panel>
      </Sticky>,
    ],
  },
  parameters: {
    guide: {
      use: 'For two or three parts of a page that are read one after the other, such as a form and its summary.',
      avoid:
        'For many equal items, use a **Grid**. For a few small items on one line, use **Inline**.',
      responsive:
        'One column below 1040 px, then the columns of `split`. A sticky column sticks from 1040 px.',
      accessibility: {
        role: 'None',
        announced: 'Its content in reading order, which is the order in the source.',
        criteria: ['1.3.2', '1.4.10'],
      },
      good: [
        {
          text: 'Order the children as phones show them, with the main part first.',
        },
        {
          text: 'Wrap a short column in **Sticky** to keep it in view next to a long one.',
        },
      ],
      bad: [
        { text: 'Nest columns.' },
        {
          text: 'Put what must be read first into the narrow column. On phones it would come last.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Parts of a page side by side from 1040 px up, in reading order. `aside` is the width of a summary or a short list. **Sticky** keeps a short column in view next to a long one.',
      },
    },
  },
});

export const Default = meta.story();
export const Aside = meta.story({ args: { split: 'aside', gap: 'xl' } });
export const WideFirst = meta.story({ args: { split: 'wideFirst', gap: 'xl' } });
export const WideLast = meta.story({ args: { split: 'wideLast', gap: 'xl' } });
export const Thirds = meta.story({
  args: {
    split: 'thirds',
    gap: 'xl',
    children: [
      <Panel key="choose">Choose</Panel>,
      <Panel key="pay">Pay</Panel>,
      <Panel key="launch">Launch</Panel>,
    ],
  },
});
