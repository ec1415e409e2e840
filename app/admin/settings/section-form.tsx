import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { settingsConflict as conflict, settingsForm as copy } from '../../copy/admin-settings.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { MergeNotice } from '../../shell/versions/merge-notice.tsx';
import { Allowed } from '../allowed.tsx';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { useUnsavedChanges } from '../unsaved/form-group.ts';
import type { useVersionedForm } from './use-versioned-form.ts';

type SectionFormProps = {
  section: Pick<
    ReturnType<typeof useVersionedForm>,
    | 'form'
    | 'hasChanges'
    | 'pending'
    | 'discard'
    | 'newer'
    | 'loadNewer'
    | 'elsewhere'
    | 'showElsewhere'
  >;
  children: ReactNode;
  /** More buttons beside Save. */
  actions?: ReactNode;
};

/** Around the fields of a section: conflicts, saving, and the question before changes are lost. */
export function SectionForm({ section, children, actions }: SectionFormProps) {
  const { form, newer, hasChanges, pending, discard, loadNewer } = section;
  const { elsewhere, showElsewhere } = section;
  useUnsavedChanges(() => hasChanges);
  return (
    <form {...form}>
      <Stack gap="l">
        {elsewhere && <ChangedElsewhere {...elsewhere} onShow={showElsewhere} />}
        {newer && (
          <MergeNotice
            title={conflict.title(newer.by, formatDateTime(newer.at))}
            newer={newer}
            onLoad={loadNewer}
          />
        )}
        {children}
        <Allowed to="settings.change">
          <Inline gap="s" align="center">
            <Button type="submit" disabled={!hasChanges} loading={pending && copy.saving}>
              {newer?.asked.length ? editConflict.save : copy.save}
            </Button>
            <Button variant="quiet" disabled={!hasChanges || pending} onClick={discard}>
              {copy.discard}
            </Button>
            {actions}
            <Text size="small" tone="soft">
              {hasChanges && !pending ? copy.unsaved : ''}
            </Text>
          </Inline>
        </Allowed>
      </Stack>
    </form>
  );
}
