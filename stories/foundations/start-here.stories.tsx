import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { DescriptionList } from '#ui/description-list';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';

const meta = preview.meta({
  title: 'foundations/Start here',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Start here',
  render: () => (
    <GuidePage
      title="Paper, ink and one red."
      lead="The design system of Sitewright. It looks like the work of a small letterpress studio: warm paper, deep ink, hairlines instead of boxes, and a single vermilion for the one step that costs money."
    >
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="xxl">
          <GuideSection
            title="How it is ordered"
            note="The tree on the left is the tree of the product. What stands further down is made of what stands above it."
          >
            <DescriptionList items={parts} />
          </GuideSection>
          <GuideSection
            title="How to review with it"
            note="A change is a story first. Whoever reviews it goes this way."
          >
            <Steps label="How to review" steps={review} />
          </GuideSection>
          <GuideSection title="When something is wrong">
            <Steps label="When something is wrong" steps={repair} />
          </GuideSection>
          <GuideSection title="What holds everywhere">
            <List marker="check" items={laws} />
          </GuideSection>
        </Stack>
        <Stack gap="xl">
          <Specimen />
          <GuideSection title="At hand">
            <DescriptionList items={commands} layout="above" />
          </GuideSection>
        </Stack>
      </Columns>
    </GuidePage>
  ),
});

const parts = [
  {
    term: 'foundations',
    detail: 'Color, type, space, shape, motion: the tokens, read from the tokens themselves.',
  },
  { term: 'ui', detail: 'The components. They know nothing of the product.' },
  { term: 'app', detail: 'Every screen in every outcome: loading, empty, filled, failed.' },
  { term: 'mail', detail: 'Every message that we send.' },
  { term: 'journeys', detail: 'Whole errands, played step by step.' },
];

const review = [
  {
    title: 'Open the story of what changed',
    detail:
      'Default comes first; each further story is one difference. Docs says when to use it, and when not.',
  },
  {
    title: 'Turn the three switches in the toolbar',
    detail: 'Light and dark, house and second brand, left to right and right to left. All combine.',
  },
  {
    title: 'Try the widths',
    detail:
      'The viewport menu has a small phone (320 px), a phone, a tablet and a desktop. Nothing may scroll sideways.',
  },
  {
    title: 'Put the mouse away',
    detail:
      'Tab reaches everything in the order one reads it, the ring is always seen, Escape closes what opened.',
  },
  {
    title: 'Read the panels',
    detail:
      'Interactions replays what a person does. Accessibility shows what axe found: it must be nothing.',
  },
  {
    title: 'Compare the pictures',
    detail:
      '“bun run visual” photographs every story in both themes, screens at two widths, and writes a report: before, after, and the difference.',
  },
  {
    title: 'Approve what you meant',
    detail:
      '“bun run visual:approve”, with a part of a name to approve no more than that. The new pictures go into the same commit; they are your signature.',
  },
];

const repair = [
  {
    title: 'Find the highest place where it is wrong',
    detail:
      'A grey that is too faint is a token, a gap is a layout, a wrong word is a screen’s. Mend it there, once.',
  },
  {
    title: 'Show it first',
    detail:
      'Add the story that fails: the long name, the empty list, the wrong state. It stays, and keeps it mended.',
  },
  {
    title: 'Mend it with what is there',
    detail:
      'Tokens and props. If both lack a word for it, add the word, say what it means, and run “bun test ui”.',
  },
  {
    title: 'Look at what else it touched',
    detail:
      'The report lists every story that changed. One that you did not expect is the next thing to look at.',
  },
];

const laws = [
  'Props are closed: no class names, no styles, no stray attributes.',
  'A field that is one native control hands on its event (onChange); what is composed, or takes effect at once, answers with a value (onValueChange).',
  'No component has an outer margin; Stack, Inline, Grid and Columns own every gap.',
  'A name for those who listen is required by the type.',
  'Color never speaks alone: a word or a shape always says it too.',
  'Every pair of colors is listed and measured; a new one fails until it is.',
  'By touch, targets are 44 px and what one types is at least 16 px.',
  'Nothing loops. Waiting is a word, and a skeleton stands still.',
];

const commands = [
  { term: 'bun run storybook', detail: 'This, with what you write in it at once.' },
  {
    term: 'bun test ui stories',
    detail: 'Contrast, props, and every story played without a browser.',
  },
  {
    term: 'bun run visual button',
    detail: 'Pictures and accessibility, here of what has “button” in its name.',
  },
  { term: 'bun run visual:approve button', detail: 'Accepts what the last report showed.' },
  {
    term: 'bun run chromatic',
    detail: 'The same stories, reviewed on the web, where a project token is set.',
  },
];

function Specimen() {
  return (
    <Panel>
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
        <Text size="small" tone="soft">
          This panel is made of five components and one decision.
        </Text>
      </Stack>
    </Panel>
  );
}
