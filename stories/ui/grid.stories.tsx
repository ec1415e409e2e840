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
    guide: {
      use: 'For many equal things: product cards, tiles with figures. It fits as many columns as there is room for, on any screen, without a breakpoint.',
      avoid:
        'Two parts of different weight are **Columns**. A line of buttons is **Inline**. Rows of facts are a **Table**.',
      good: [
        {
          text: 'Set `sharedRows={cardRows}` for a **Card** each: titles, texts and actions of neighbours then line up.',
        },
        { text: 'Make it a list (`as="ul"`), so that those who listen hear how many there are.' },
      ],
      bad: [
        { text: 'Mix things of different height and kind in one grid.' },
        {
          text: 'Count columns. Say how narrow one may be (`min`), and the page finds the number.',
        },
      ],
    },
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
export const Wide = meta.story({ tags: ['spanning'], args: { min: 'wide' } });
export const AsList = meta.story({ args: { as: 'ul' } });
