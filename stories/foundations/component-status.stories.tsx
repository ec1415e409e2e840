import { Badge } from '#ui/badge';
import { DescriptionList } from '#ui/description-list';
import { draftComponents, statuses } from '../../.storybook/docs/component-status.tsx';
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
    <GuidePage title="Component status" lead="What you can rely on, and what may still change.">
      <GuideSection title="What a status means">
        <DescriptionList
          items={Object.values(statuses).map(({ label, meaning }) => ({
            term: label,
            detail: meaning,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Drafts"
        note="All other components are stable. Each component’s page has its status, too."
      >
        <DescriptionList
          items={draftComponents.map((name) => ({
            term: name,
            detail: <Badge tone={statuses.draft.tone}>{statuses.draft.label}</Badge>,
          }))}
        />
      </GuideSection>
    </GuidePage>
  ),
});
