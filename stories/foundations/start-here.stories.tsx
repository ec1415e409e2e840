import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { SummaryList } from '#ui/summary-list';
import preview from '../../.storybook/preview.tsx';
import { Chapter, Page } from './page.tsx';

const meta = preview.meta({
  title: 'foundations/Start here',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story(() => (
  <Page
    title="Paper, ink and one red."
    lead="The design system of Sitewright. It looks like the work of a small letterpress studio: warm paper, deep ink, hairlines instead of boxes, and a single vermilion for the one step that costs money."
  >
    <Columns split="wideFirst" gap="xxl">
      <Stack gap="xxl">
        <Chapter
          title="How it is ordered"
          note="The tree on the left is the tree of the product. What stands further down is made of what stands above it."
        >
          <List
            items={[
              <span key="f">
                <strong>foundations</strong> – colour, type, space, motion, icons, read from the
                tokens themselves
              </span>,
              <span key="u">
                <strong>ui</strong> – the components, which know nothing of the product
              </span>,
              <span key="a">
                <strong>app</strong> – every screen in every outcome: loading, empty, filled, failed
              </span>,
              <span key="m">
                <strong>mail</strong> – every message that we send
              </span>,
              <span key="j">
                <strong>journeys</strong> – whole errands, played step by step
              </span>,
            ]}
          />
        </Chapter>
        <Chapter title="How to review with it">
          <Steps
            label="How to review"
            steps={[
              {
                title: 'Open the story of what changed',
                detail: 'Default comes first; each further story is one difference.',
              },
              {
                title: 'Switch theme and width',
                detail: 'Both are in the toolbar. Look at 320 px, at a phone and at a desktop.',
              },
              {
                title: 'Read the panels',
                detail: 'Interactions play what a person does; Accessibility must show none.',
              },
              {
                title: 'Compare the pictures',
                detail: '“bun run visual” shows before and after; approving is a choice you sign.',
              },
            ]}
          />
        </Chapter>
        <Chapter title="What holds everywhere">
          <List
            marker="check"
            items={[
              'Props are closed: no class names, no styles, no stray attributes.',
              'No component has an outer margin; Stack, Inline and Grid own every gap.',
              'A name for those who listen is required by the type.',
              'Colour never speaks alone: a word or a shape always says it too.',
              'Targets are 44 px by touch; text is at least 16 px where one types.',
              'Nothing loops. Waiting is a word, and a skeleton stands still.',
            ]}
          />
        </Chapter>
      </Stack>
      <Panel padding="xl">
        <Stack gap="l">
          <SummaryList
            rows={[
              { label: 'Harbour Bakery', amount: '$49.00', note: 'Website, every month' },
              { label: 'Regular Support', amount: '$50.00' },
            ]}
            total={{ label: 'Total per month', amount: '$99.00' }}
          />
          <Button variant="buy" size="large" width="full">
            Continue to payment
          </Button>
          <Notice title="One red a screen" tone="neutral">
            The button above is the only thing here that may wear the accent.
          </Notice>
        </Stack>
      </Panel>
    </Columns>
  </Page>
));
