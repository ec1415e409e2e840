import { Badge } from '#ui/badge';
import { DescriptionList } from '#ui/description-list';
import { type Column, Table } from '#ui/table';
import { Text } from '#ui/text';
import { componentHistory, statuses } from '../../.storybook/docs/component-history.ts';
import preview from '../../.storybook/preview.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';

const meta = preview.meta({
  title: 'Foundations/Component status',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Component status',
  render: () => (
    <GuidePage
      title="Component status"
      lead="What you can rely on, and what changes with the next version."
    >
      <GuideSection title="What a status means">
        <DescriptionList
          items={Object.values(statuses).map(({ label, tone, meaning }) => ({
            term: label,
            detail: (
              <>
                <Badge tone={tone}>{label}</Badge> <Text as="span">{meaning}</Text>
              </>
            ),
          }))}
        />
      </GuideSection>
      <GuideSection title="Components" note="Each component’s page lists its changes.">
        <Table
          aria-label="Components"
          columns={columns}
          rows={Object.entries(componentHistory).map(([name, history]) => ({ name, ...history }))}
          rowKey={({ name }) => name}
          empty={{ title: 'No components' }}
        />
      </GuideSection>
    </GuidePage>
  ),
});

type Row = (typeof componentHistory)[string] & { name: string };

const columns: readonly Column<Row>[] = [
  { id: 'name', heading: 'Component', primary: true, cell: ({ name }) => name },
  {
    id: 'status',
    heading: 'Status',
    width: 'short',
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
  },
  { id: 'since', heading: 'Since', width: 'short', cell: ({ since }) => since },
  {
    id: 'change',
    heading: 'Changed in the next version',
    width: 'wide',
    missing: 'No change',
    cell: ({ changes }) => changes?.[0]?.text.replaceAll('`', ''),
  },
];
