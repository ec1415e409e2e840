import { Columns, Sticky } from '#ui/columns';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Columns',
  component: Columns,
  tags: ['spanning'],
  argTypes: {
    split: { description: 'How the width is shared; `aside` gives the last column 380 px.' },
  },
  args: {
    children: [
      <Panel key="form">The form</Panel>,
      <Sticky key="aside">
        <Panel>Its summary stays in view</Panel>
      </Sticky>,
    ],
  },
  parameters: {
    guide: {
      use: 'For two or three parts of one page that are read one after the other: a form and its summary, a text and its contents.',
      avoid: 'Many equal things are a **Grid**; a few small ones on a line are **Inline**.',
      good: [
        {
          text: 'Write the children in the order in which a phone shows them: the main part first.',
        },
        {
          text: 'Wrap a short column in **Sticky** where it should stay in view beside a long one.',
        },
      ],
      bad: [
        { text: 'Put columns into columns.' },
        {
          text: 'Move what must be read first into the narrow column: on a phone it would come last.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Parts of a page beside each other from 1040 px on, in the order they are read before. `aside` is the width of an order summary; **Sticky** keeps a short column in view beside a long one.',
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
