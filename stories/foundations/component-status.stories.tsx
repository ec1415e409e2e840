import { Badge } from '#ui/badge';
import { DescriptionList } from '#ui/description-list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import {
  type ComponentStatus,
  componentHistory,
  statuses,
} from '../../.storybook/docs/component-history.ts';
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
          items={(['draft', 'stable', 'deprecated'] as const).map((status) => ({
            term: statuses[status].label,
            detail: statuses[status].meaning,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="New and changed"
        note="All other components are stable and unchanged. Each component’s page has its status, too."
      >
        <DescriptionList
          items={Object.entries(componentHistory)
            .filter(([, { status, changes }]) => status !== 'stable' || changes)
            .map(([name, { status, replacement, changes = [] }]) => ({
              term: name,
              detail: (
                <Stack gap="xxs" align="start">
                  <StatusBadge status={status} />
                  {replacement && <Text size="small">Use {replacement} instead.</Text>}
                  {changes.map(({ text }) => (
                    <Text key={text} size="small" tone="soft">
                      {text.replaceAll('`', '')}
                    </Text>
                  ))}
                </Stack>
              ),
            }))}
        />
      </GuideSection>
    </GuidePage>
  ),
});

function StatusBadge({ status }: { status: ComponentStatus }) {
  return <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>;
}
