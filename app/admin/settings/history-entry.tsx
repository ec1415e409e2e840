import { type ReactNode, useId } from 'react';
import type { SettingsVersion } from '#contract/shop-settings';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { settingsHistory as copy } from '../../copy/admin-settings.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { Allowed } from '../allowed.tsx';
import type { FieldChange } from './setting-fields.ts';
import * as css from './settings.css.ts';

type HistoryEntryProps = {
  entry: SettingsVersion;
  changes: readonly FieldChange[];
  isCurrent: boolean;
  onRestore: () => void;
};

/** A version: who made it when, and each value that it changed. */
export function HistoryEntry({ entry, changes, isCurrent, onRestore }: HistoryEntryProps) {
  const { version, changedBy, changedAt, restored } = entry;
  return (
    <Entry
      name={copy.version(version)}
      mark={isCurrent && <Badge tone="positive">{copy.current}</Badge>}
      onRestore={isCurrent ? undefined : onRestore}
    >
      <Text size="small" tone="soft">
        <bdi>{copy.by(changedBy, formatDateTime(changedAt))}</bdi>
      </Text>
      {restored !== null && <Text size="small">{copy.restored(restored)}</Text>}
      {changes.length === 0 && <Text size="small">{copy.nothing}</Text>}
      {changes.length > 0 && (
        <DescriptionList
          items={changes.map((change) => ({
            term: change.field,
            detail: (
              <span className={css.value}>
                <bdi>{change.before}</bdi> <span aria-hidden="true">→</span>
                <VisuallyHidden>{copy.became}</VisuallyHidden> <bdi>{change.after}</bdi>
              </span>
            ),
          }))}
        />
      )}
    </Entry>
  );
}

/** What the source says: where the history begins. */
export function OriginalEntry({ onRestore }: { onRestore: () => void }) {
  return (
    <Entry name={copy.original} onRestore={onRestore}>
      <Text size="small" tone="soft">
        {copy.originalHint}
      </Text>
    </Entry>
  );
}

type EntryProps = {
  name: string;
  mark?: ReactNode;
  /** The current version has nothing to restore. */
  onRestore: (() => void) | undefined;
  children: ReactNode;
};

function Entry({ name, mark, onRestore, children }: EntryProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.entry}>
      <div className={css.facts}>
        <Stack gap="xs">
          <Inline gap="xs" align="center">
            <Heading level={2} size={4} id={titleId}>
              {name}
            </Heading>
            {mark}
          </Inline>
          {children}
        </Stack>
      </div>
      {onRestore && (
        <Allowed to="settings.change">
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.restoreOf(name)}
            aria-haspopup="dialog"
            onClick={onRestore}
          >
            {copy.restore}
          </Button>
        </Allowed>
      )}
    </section>
  );
}
