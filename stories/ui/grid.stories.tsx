import { Grid } from '#ui/grid';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const leaves = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => (
  <Panel key={word}>{word}</Panel>
));

const meta = preview.meta({
  title: 'ui/layout/Grid',
  component: Grid,
  args: { children: leaves },
  parameters: {
    docs: {
      description: {
        component:
          'As many equal columns as fit, at least as wide as `min`, without a breakpoint. `sharedRows` lets the parts of neighbouring **Card**s line up. For two columns of different weight use **Columns**.',
      },
    },
  },
});

export const Default = meta.story();
export const Closer = meta.story({ args: { gap: 'm' } });
export const Tiles = meta.story({ args: { min: 'tile' } });
export const AsList = meta.story({ args: { as: 'ul' } });
