import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/EmptyState',
  component: EmptyState,
  args: {
    title: 'No websites yet',
    children: 'The first one you buy appears here, with its address and its next payment.',
    actions: <ButtonLink href="#products">Browse catalog</ButtonLink>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'A place with nothing in it yet. Say what will be here and how it gets here. While something loads use a **Skeleton**; where loading failed, a **Notice**.',
      },
    },
  },
});

export const Default = meta.story();
export const TitleOnly = meta.story({
  args: { title: 'No orders found', children: undefined, actions: undefined },
});
