import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { settingsConflict as conflict, settingsForm as copy } from '../../copy/admin-settings.ts';
import { Allowed } from '../allowed.tsx';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { useUnsavedChanges } from '../unsaved/form-group.ts';
import { type NewerSettings, SettingsConflictNotice } from './settings-conflict-notice.tsx';
import type { useVersionedForm } from './use-versioned-form.ts';

type SectionFormProps = {
  section: Pick<
    ReturnType<typeof useVersionedForm>,
    'form' | 'hasChanges' | 'pending' | 'discard' | 'loadNewer' | 'elsewhere' | 'showElsewhere'
  > & { newer: NewerSettings | undefined };
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
        {newer && <SettingsConflictNotice newer={newer} onLoad={loadNewer} />}
        {children}
        <Allowed to="settings.change">
          <Inline gap="s" align="center">
            <Button type="submit" disabled={!hasChanges} loading={pending && copy.saving}>
              {newer ? conflict.save : copy.save}
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
