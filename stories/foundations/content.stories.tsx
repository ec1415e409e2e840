import { Columns } from '#ui/columns';
import { EmptyState } from '#ui/empty-state';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import preview from '../../.storybook/preview.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';

const meta = preview.meta({
  title: 'Foundations/Content',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Content',
  render: () => (
    <GuidePage
      title="Content"
      lead="Words are part of the interface. Write them as you would say them to a customer across the counter: plain, short and specific."
    >
      <GuideSection
        title="Voice"
        note="Read the sentence aloud. If you wouldn’t say it, rewrite it."
      >
        <List
          marker="check"
          items={[
            'Write in sentence case, in buttons and headings too.',
            'Start a button with a verb, and name the object if it isn’t obvious.',
            'Address the reader as “you”, and the business as “we”.',
            'Use contractions, everyday words and the active voice.',
            'Use the same word for the same thing everywhere.',
          ]}
        />
        <WordTable label="Buttons and messages" rows={voice} />
      </GuideSection>
      <GuideSection
        title="Errors"
        note="What happened, what it means, what to do next: in one or two sentences, at the place where it happened."
      >
        <Columns gap="l">
          <Panel>
            <TextField
              label="Email"
              name="email"
              defaultValue="ada@"
              error="Enter an email address, like ada@example.com."
            />
          </Panel>
          <Panel>
            <Notice tone="critical" title="Your card was declined">
              Nothing was charged. Use another card, or ask your bank why.
            </Notice>
          </Panel>
        </Columns>
        <List
          marker="check"
          items={[
            'Say what to do, not what is forbidden.',
            'Say whether something was saved, sent or charged.',
            'Leave out codes, apologies and exclamation marks.',
            'Give a support ticket the code that helps to find the cause.',
          ]}
        />
      </GuideSection>
      <GuideSection
        title="Empty states"
        note="What will appear here, and how to get the first one."
      >
        <Panel>
          <EmptyState title="No invoices yet" level={3}>
            Your first invoice appears here when your subscription starts.
          </EmptyState>
        </Panel>
      </GuideSection>
      <GuideSection
        title="Dates, times and numbers"
        note="Format them for the reader’s language. The server renders US English; the browser knows the time zone."
      >
        <WordTable label="Dates, times and numbers" rows={formats} />
      </GuideSection>
      <GuideSection title="Money" note="Give each amount its currency and its period.">
        <WordTable label="Money" rows={money} />
      </GuideSection>
      <GuideSection
        title="Accessible names"
        note="What a screen reader says has to make sense without the screen."
      >
        <Stack gap="m">
          <List
            marker="check"
            items={[
              'Tell apart controls with the same text: “View” becomes “View Harbour Bakery”.',
              'Start an accessible name with the visible text, for people who use their voice.',
              'Describe what a picture shows. Leave the text empty if it only decorates.',
              'Announce results and errors, and nothing that people caused themselves by typing.',
            ]}
          />
          <Text size="small" tone="soft" measure>
            Each component requires the names it needs, so a missing one is a type error.
          </Text>
        </Stack>
      </GuideSection>
    </GuidePage>
  ),
});

type Wording = { use: string; insteadOf: string; because: string };

const voice: Wording[] = [
  { use: 'Verify email', insteadOf: 'OK', because: 'The button says what will happen.' },
  {
    use: 'Delete 3 files',
    insteadOf: 'Are you sure?',
    because: 'The question is answered before it is asked.',
  },
  {
    use: 'Cancellation withdrawn',
    insteadOf: 'Cancelled the cancellation!',
    because: 'A result needs no praise.',
  },
  {
    use: 'Couldn’t load your invoices.',
    insteadOf: 'Unexpected error (500)',
    because: 'It names what is missing.',
  },
];

const formats: Wording[] = [
  {
    use: 'Jan 15, 2026',
    insteadOf: '01/15/26',
    because: 'Day and month can’t be confused.',
  },
  {
    use: 'Jan 15, 2026, 3:30 PM',
    insteadOf: '2026-01-15T15:30:00Z',
    because: 'It is the reader’s own time.',
  },
  {
    use: 'in 2 days',
    insteadOf: 'soon',
    because: 'Relative up to a week, then the date.',
  },
  { use: '1,204 orders', insteadOf: '1204', because: 'Grouped digits, and always the unit.' },
  { use: '0 orders', insteadOf: 'N/A', because: 'Zero is a number; missing is “—”.' },
  { use: '14.2 MB', insteadOf: '14,209,331 bytes', because: 'As exact as the decision needs.' },
];

const money: Wording[] = [
  {
    use: '$79.00 a month',
    insteadOf: '79',
    because: 'Currency, two decimals and the period.',
  },
  {
    use: '$199.00 a year',
    insteadOf: 'from $16.58',
    because: 'What is charged comes first.',
  },
  {
    use: '-$25.00',
    insteadOf: '($25.00)',
    because: 'A minus sign is read aloud; brackets are not.',
  },
];

const columns: readonly Column<Wording>[] = [
  { id: 'use', heading: 'Write', primary: true, width: 'long', cell: ({ use }) => use },
  { id: 'insteadOf', heading: 'Instead of', width: 'long', cell: ({ insteadOf }) => insteadOf },
  { id: 'because', heading: 'Why', cell: ({ because }) => because },
];

function WordTable({ label, rows }: { label: string; rows: readonly Wording[] }) {
  return (
    <Table
      aria-label={label}
      columns={columns}
      rows={rows}
      rowKey={({ use }) => use}
      empty={{ title: 'No examples' }}
    />
  );
}
