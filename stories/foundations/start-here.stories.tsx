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
  title: 'Foundations/Start here',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Start here',
  render: () => (
    <GuidePage
      title="Sitewright design system"
      lead="The components and guidelines behind Sitewright. It looks like the work of a small letterpress studio: warm paper, deep ink, hairlines instead of boxes, and a single vermilion for the one step that costs money."
    >
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="xxl">
          <GuideSection
            title="Structure"
            note="The sidebar follows this order. Each part builds on the ones above it."
          >
            <DescriptionList items={parts} />
          </GuideSection>
          <GuideSection
            title="Review a change"
            note="Every change has a story. Review it in these steps."
          >
            <Steps aria-label="Review a change" steps={review} />
          </GuideSection>
          <GuideSection title="Fix a problem">
            <Steps aria-label="Fix a problem" steps={repair} />
          </GuideSection>
          <GuideSection title="Principles">
            <List marker="check" items={principles} />
          </GuideSection>
        </Stack>
        <Stack gap="xl">
          <Specimen />
          <GuideSection title="Commands">
            <DescriptionList items={commands} layout="above" />
          </GuideSection>
        </Stack>
      </Columns>
    </GuidePage>
  ),
});

const parts = [
  {
    term: 'Foundations',
    detail:
      'Color, contrast, type, space, shape and motion, documented from the tokens themselves, and the theme rules.',
  },
  {
    term: 'Layout to Navigation',
    detail: 'Components by purpose, independent of the product.',
  },
  { term: 'Patterns', detail: 'How components solve a recurring task together.' },
  {
    term: 'Screens',
    detail:
      'Every screen in every state: loading, empty, filled, failed. Map of screens shows all of them on one page.',
  },
  { term: 'Mail', detail: 'Every email we send.' },
  { term: 'Journeys', detail: 'Complete user flows, step by step.' },
];

const review = [
  {
    title: 'Open the story that changed',
    detail:
      'Default comes first; each other story shows one difference. Docs says when to use the component.',
  },
  {
    title: 'Use the switches in the toolbar',
    detail:
      'Theme, brand, text direction, contrast, forced colors, text size and color vision, in any combination. Audience signs in a customer or an admin on pages that anyone can open; other pages lock it.',
  },
  {
    title: 'Try different widths',
    detail:
      'The viewport menu of a story, and Width on a docs page of a screen, have 320, 360, 768 and 1280 px. Nothing should scroll sideways.',
  },
  {
    title: 'Use the keyboard',
    detail:
      'Tab reaches everything in reading order, focus is always visible, and Escape closes what is open.',
  },
  {
    title: 'Check the panels',
    detail:
      'Interactions replays what a user does. Accessibility lists violations found by axe; there should be none.',
  },
  {
    title: 'Compare screenshots',
    detail:
      '“bun run visual” takes screenshots of every story and writes a report with before, after and difference.',
  },
  {
    title: 'Approve intended changes',
    detail:
      'Run “bun run visual:approve”, with part of a name to approve only those stories. Commit the new screenshots with the change.',
  },
];

const repair = [
  {
    title: 'Find the source of the problem',
    detail:
      'A gray that is too faint is a token, a gap is a layout, a wrong word belongs to a screen. Fix it there, once.',
  },
  {
    title: 'Add a failing story',
    detail:
      'Show the long name, the empty list or the wrong state. The story stays and prevents regressions.',
  },
  {
    title: 'Fix it with existing tokens and props',
    detail: 'If none matches, add one, document it, and run “bun test ui”.',
  },
  {
    title: 'Check other stories',
    detail: 'The report lists every story that changed. Look into those you didn’t expect.',
  },
];

const principles = [
  'Props are closed: no class names, styles or arbitrary attributes.',
  'Fields with one native control pass on its event (onChange). Composed fields, and those that take effect immediately, pass a value (onValueChange).',
  'Components have no outer margins. Stack, Inline, Grid and Columns set all gaps.',
  'Types require accessible names.',
  'Color is never the only signal: text or a shape says the same.',
  'Every color pair is listed and measured. A new one fails until it is listed.',
  'On touch screens, targets are 44 px and text in fields is at least 16 px.',
  'Nothing loops. Loading is shown as text, and skeletons are static.',
];

const commands = [
  { term: 'bun run storybook', detail: 'Starts this Storybook and reloads your changes.' },
  {
    term: 'bun test ui stories',
    detail: 'Checks contrast and props, and plays every story without a browser.',
  },
  {
    term: 'bun run visual button',
    detail: 'Checks screenshots and accessibility of stories with “button” in their name.',
  },
  { term: 'bun run visual:approve button', detail: 'Accepts the screenshots of the last report.' },
  {
    term: 'bun run build-ui',
    detail:
      'Builds the components as a package for other apps. ui/README.md says how to install it.',
  },
  {
    term: 'bun run chromatic',
    detail: 'Publishes the stories for review on Chromatic. Needs a project token.',
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
        <Button variant="accent" size="large" width="full">
          Continue to payment
        </Button>
        <Notice title="One accent per screen" tone="neutral">
          The button above is the only element that may use the accent color.
        </Notice>
        <Text size="small" tone="soft">
          This panel uses five components.
        </Text>
      </Stack>
    </Panel>
  );
}
