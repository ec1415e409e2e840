import { Button, ButtonLink } from '#ui/button';
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
    guide: {
      use: 'For a list, a tab or a page that has nothing in it yet, or whose address leads nowhere. It says what will be here and how it gets here.',
      avoid:
        'While something loads use a **Skeleton**; where loading failed, a **Notice** with a way to try again.',
      good: [
        {
          text: 'Name what is missing, then the one step that changes it.',
          example: (
            <EmptyState
              level={4}
              title="No websites yet"
              actions={
                <Button size="small" variant="quiet">
                  Browse catalog
                </Button>
              }
            >
              The first one you buy appears here.
            </EmptyState>
          ),
        },
        { text: 'Keep it to the title in a dense table: “No orders found”.' },
      ],
      bad: [
        {
          text: 'Leave the person with a joke and no way on.',
          example: (
            <EmptyState level={4} title="Whoops, nothing here!">
              It is a bit lonely.
            </EmptyState>
          ),
        },
        { text: 'Use it for what failed: “empty” and “broken” must never look alike.' },
      ],
    },
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
export const LongText = meta.story({
  args: {
    title: 'No websites for thequietpracticefamilymedicineandphysiotherapy.example yet',
    children:
      'Nobody has bought one for this address so far. What is bought appears here within a minute, with its address, its next payment and the person who looks after it.',
    actions: [
      <ButtonLink key="browse" href="#products">
        Browse the catalogue of all websites
      </ButtonLink>,
      <ButtonLink key="ask" href="#support" variant="quiet">
        Ask a person instead
      </ButtonLink>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
