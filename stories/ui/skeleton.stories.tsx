import { Grid } from '#ui/grid';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  argTypes: {
    shape: { description: 'The kind of content, which sets the height.' },
  },
  parameters: {
    guide: {
      use: 'For content with a known shape that takes a moment to load, such as a grid of cards or the rows of a table.',
      avoid:
        'For a wait with a name (“Saving...”), use the loading label of a **Button**. If there is nothing to show, use an **EmptyState**; if loading failed, a **Notice**.',
      accessibility: {
        role: 'Hidden',
        announced: 'Nothing. The place that loads says so with `aria-busy` or a status.',
        criteria: ['1.1.1', '4.1.3'],
      },
      good: [
        {
          text: 'Match the shapes and widths of the content, so that the layout doesn’t shift.',
        },
        {
          text: 'Put one **VisuallyHidden** `live` text next to it: “Loading projects”. Skeletons are hidden from screen readers.',
        },
      ],
      bad: [
        {
          text: 'Animate it. A shimmer makes the wait look shorter than it is.',
        },
        { text: 'Fill a whole page with skeletons when only one part is loading.' },
      ],
    },
    docs: {
      description: {
        component:
          'A static placeholder that prevents layout shifts while content loads. Screen readers ignore it, so put a **VisuallyHidden** `live` text next to it. For a wait with a name (“Saving...”), use the loading label of a **Button**.',
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

export const LoadingCards = meta.story({
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
