import { Columns, Sticky } from '#ui/columns';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Columns',
  component: Columns,
  args: {
    children: [
      <Panel key="form">The form</Panel>,
      <Sticky key="aside">
        <Panel>Its summary stays in view</Panel>
      </Sticky>,
    ],
  },
  parameters: {
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
