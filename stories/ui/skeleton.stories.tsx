import { Grid } from '#ui/grid';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { description: 'What it stands for: it gives the height.' },
  },
  parameters: {
    guide: {
      use: 'To keep the place of content whose shape is known and which takes longer than a blink: cards of the catalogue, the rows of a table, the lines of an order.',
      avoid:
        'A wait that has a name (“Saving...”) is the pending word of a **Button**. Nothing to show is an **EmptyState**, something that failed a **Notice**.',
      good: [
        {
          text: 'Take the shapes and widths of what will come, so that nothing moves when it does.',
        },
        {
          text: 'Put one **VisuallyHidden** `live` word beside it: “Loading products”. The skeleton itself is silent.',
        },
      ],
      bad: [
        {
          text: 'Let it shimmer. Nothing loops here; a skeleton that moves pretends that time is short.',
        },
        { text: 'Draw a whole page of them when only one part is on its way.' },
      ],
    },
    docs: {
      description: {
        component:
          'Keeps the place of what is on its way, so that nothing jumps. It stands still and says nothing: put a **VisuallyHidden** `live` word beside it. Where a wait has a name (Saving...), use the pending word of a **Button** instead.',
      },
    },
  },
});

export const Default = meta.story();

export const Shapes = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <Skeleton shape="heading" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton shape="badge" width="short" />
      <Skeleton shape="button" width="third" />
    </Stack>
  ),
});

export const CardsOnTheirWay = meta.story({
  render: () => (
    <>
      <VisuallyHidden live>Loading products</VisuallyHidden>
      <Grid>
        {['a', 'b', 'c'].map((key) => (
          <Stack key={key} gap="s">
            <Skeleton shape="picture" />
            <Skeleton shape="heading" width="half" />
            <Skeleton width="most" />
            <Skeleton shape="button" width="third" />
          </Stack>
        ))}
      </Grid>
    </>
  ),
});
