import { Button, ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No websites yet',
    children: 'The first one you buy appears here, with its address and its next payment.',
    actions: <ButtonLink href="#products">Browse catalog</ButtonLink>,
  },
  parameters: {
    guide: {
      use: 'For a list, a tab or a page that is still empty, or a URL that doesn’t exist. Say what will appear here and how to get the first one.',
      avoid:
        'While content loads, use a **Skeleton**. If loading failed, use a **Notice** with a way to try again.',
      anatomy: {
        parts: [
          { name: 'Title', description: 'What isn’t there yet.', selector: 'h2' },
          {
            name: 'Text',
            description: 'What will appear here, and how to get the first one.',
            selector: 'h2 + div',
          },
          {
            name: 'Action',
            description: 'Optional. Leads to the first one.',
            selector: 'h2 + div + div',
          },
        ],
      },
      accessibility: {
        role: 'Heading and text',
        announced: 'The title as a heading, then what to do.',
        criteria: ['1.3.1', '2.4.6'],
      },
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
        { text: 'In a dense table, keep it to the title: “No orders found”.' },
      ],
      bad: [
        {
          text: 'Make a joke without offering a next step.',
          example: (
            <EmptyState level={4} title="Whoops, nothing here!">
              It is a bit lonely.
            </EmptyState>
          ),
        },
        { text: 'Use it for failures. Empty and broken must look different.' },
      ],
    },
    docs: {
      description: {
        component:
          'Shows that there is nothing here yet, what will appear, and how to get the first one. While content loads, use a **Skeleton**; if loading failed, use a **Notice**.',
      },
    },
  },
});

export const Default = meta.story();
export const TitleOnly = meta.story({
  args: { title: 'No orders found', children: undefined, actions: undefined },
});
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'No websites for thequietpracticefamilymedicineandphysiotherapy.example yet',
    children:
      'This address has no websites yet. After a purchase, the website appears here within a minute, with its address, its next payment and the person who manages it.',
    actions: [
      <ButtonLink key="browse" href="#products">
        Browse the catalog of all websites
      </ButtonLink>,
      <ButtonLink key="ask" href="#support" variant="quiet">
        Contact support instead
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
