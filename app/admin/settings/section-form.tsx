import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import {
  settingsConflict as conflict,
  settingsForm as copy,
  leaveWarning,
} from '../../copy/admin-settings.ts';
import { SettingsConflictNotice } from './settings-conflict-notice.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import type { useSectionForm } from './use-section-form.ts';

type SectionFormProps = {
  section: Omit<ReturnType<typeof useSectionForm>, 'setField'>;
  children: ReactNode;
};

/** Around the fields of a section: conflicts, saving, and the question before changes are lost. */
export function SectionForm({ section, children }: SectionFormProps) {
  const { form, newer, value, hasChanges, pending, discard, loadNewer } = section;
  const leaving = useLeaveWarning(hasChanges);
  return (
    <form {...form}>
      <Stack gap="l">
        {newer && <SettingsConflictNotice newer={newer} draft={value} onLoad={loadNewer} />}
        {children}
        <Inline gap="s" align="center">
          <Button type="submit" disabled={!hasChanges} loading={pending && copy.saving}>
            {newer ? conflict.save : copy.save}
          </Button>
          <Button variant="quiet" disabled={!hasChanges || pending} onClick={discard}>
            {copy.discard}
          </Button>
          <Text size="small" tone="soft">
            {hasChanges && !pending ? copy.unsaved : ''}
          </Text>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={leaving.isAsking}
        onOpenChange={leaving.stay}
        title={leaveWarning.title}
        description={leaveWarning.description}
        confirmLabel={leaveWarning.confirm}
        cancelLabel={leaveWarning.cancel}
        destructive
        onConfirm={leaving.leave}
      />
    </form>
  );
}
