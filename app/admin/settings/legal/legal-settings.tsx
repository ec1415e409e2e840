import { Stack } from '#ui/stack';
import { legalEditor as copy } from '../../../copy/admin-legal.ts';
import { useLegalDraft } from '../../../data/legal-drafts.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Loading } from '../loading.tsx';
import { useLegalDocument } from '../use-section.ts';
import { LegalEditor } from './legal-editor.tsx';
import { VersionList } from './version-list.tsx';

/** The text that the address names. */
export function LegalSettings() {
  const { draft, failed, onRetry } = useLegalDraft(useLegalDocument());
  if (draft) {
    return (
      <Stack gap="xl">
        <LegalEditor draft={draft} />
        <VersionList draft={draft} />
      </Stack>
    );
  }
  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  return <Loading label={copy.loading} />;
}
