import type { NewerVersion } from '#contract/problem';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { settingsConflict as copy } from '../../copy/admin-settings.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { EditConflictNotice } from '../edit-conflict-notice.tsx';
import type { FieldChange } from './setting-fields.ts';

/** `differences`: between theirs and the form. */
export type NewerSettings = NewerVersion & { version: number; differences: FieldChange[] };

type SettingsConflictNoticeProps = {
  newer: NewerSettings;
  /** Replaces the form values with theirs. */
  onLoad: () => void;
};

/** Compares another admin's newer version with the form. */
export function SettingsConflictNotice({ newer, onLoad }: SettingsConflictNoticeProps) {
  const { by, at, version, differences } = newer;
  return (
    <EditConflictNotice
      key={version}
      title={copy.title(by, formatDateTime(at))}
      action={
        <Button variant="quiet" size="small" onClick={onLoad}>
          {copy.load}
        </Button>
      }
    >
      <p>{differences.length > 0 ? copy.lead : copy.same}</p>
      {differences.length > 0 && (
        <DescriptionList
          items={differences.map(({ field, before, after }) => ({
            term: field,
            detail: (
              <Stack gap="none">
                <Text size="small">
                  {copy.theirs}: <bdi>{before}</bdi>
                </Text>
                <Text size="small">
                  {copy.yours}: <bdi>{after}</bdi>
                </Text>
              </Stack>
            ),
          }))}
        />
      )}
    </EditConflictNotice>
  );
}
