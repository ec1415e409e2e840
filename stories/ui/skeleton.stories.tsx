import { Grid } from '#ui/grid';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Skeleton',
  component: Skeleton,
  parameters: {
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
