import { Unstyled } from '@storybook/addon-docs/blocks';
import { Badge } from '#ui/badge';
import { DescriptionList } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { Text } from '#ui/text';
import { type ComponentHistory, statuses } from './component-history.ts';
import { LinkedMarkdown } from './component-link.tsx';

/** The status of a component, since when it exists, and what to use instead of a deprecated one. */
export function StatusLine({ status, since, replacement }: ComponentHistory) {
  const { label, tone, meaning } = statuses[status];
  return (
    <Unstyled>
      <Inline gap="s" align="center">
        <Badge tone={tone}>{label}</Badge>
        <Text size="small" tone="soft">
          {since === 'Unreleased' ? 'New in the next version.' : `Since ${since}.`} {meaning}
        </Text>
      </Inline>
      {replacement && <LinkedMarkdown>{`Use **${replacement}** instead.`}</LinkedMarkdown>}
    </Unstyled>
  );
}

/** What changed for people who use the component, the latest first. */
export function Changes({ changes }: Required<Pick<ComponentHistory, 'changes'>>) {
  return (
    <Unstyled>
      <DescriptionList
        items={changes.map(({ version, text }) => ({
          term: version,
          detail: <LinkedMarkdown>{text}</LinkedMarkdown>,
        }))}
      />
    </Unstyled>
  );
}
