import { Grid } from '#ui/grid';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const leaves = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => (
  <Panel key={word}>{word}</Panel>
));

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  args: { children: leaves },
  parameters: {
    guide: {
      use: 'For many equal items, such as cards or key figures. It fits as many columns as there is room for, without breakpoints.',
      avoid:
        'For two parts of different importance, use **Columns**. For a line of buttons, use **Inline**. For rows of data, use a **Table**.',
      accessibility: {
        role: 'None, or `list`',
        announced: 'Its content in reading order, and the number of items in a list.',
        criteria: ['1.3.1', '1.3.2', '1.4.10'],
      },
      good: [
        {
          text: 'Set `sharedRows={cardRows}` for **Card**s: titles, text and actions then line up.',
        },
        {
          text: 'Make it a list (`as="ul"`), so that screen readers announce the number of items.',
        },
      ],
      bad: [
        { text: 'Mix items of different height and kind.' },
        {
          text: 'Set a number of columns. Set their minimum width (`min`), and the grid finds the number.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'As many equal columns as fit, each at least `min` wide, without breakpoints. `sharedRows` aligns the parts of neighboring **Card**s. For two columns of different importance, use **Columns**.',
      },
    },
  },
});

export const Default = meta.story();
export const SmallGap = meta.story({ args: { gap: 'm' } });
/** Two or four columns, never three and one. */
export const Figures = meta.story({ args: { min: 'figure', children: leaves.slice(0, 4) } });
export const Tiles = meta.story({ args: { min: 'tile' } });
export const Wide = meta.story({ tags: ['!dev', '!autodocs', 'spanning'], args: { min: 'wide' } });
export const AsList = meta.story({ args: { as: 'ul' } });
