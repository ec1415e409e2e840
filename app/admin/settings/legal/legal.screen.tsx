import { useLocation } from 'react-router';
import type { LegalDocument } from '#contract/legal-texts';
import { legalDocuments } from '#db/values/legal-documents';
import { Stack } from '#ui/stack';
import { adminLegal, legalEditor as copy } from '../../../copy/admin-legal.ts';
import { settings } from '../../../copy/admin-settings.ts';
import { useLegalDraft } from '../../../data/legal-drafts.ts';
import { adminMetadata } from '../../../meta/admin-metadata.ts';
import { paths } from '../../../paths.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { AdminPage } from '../../admin-page.tsx';
import { RecordPage } from '../../presence/record-page.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { Loading } from '../loading.tsx';
import { LegalEditor } from './legal-editor.tsx';
import { VersionList } from './version-list.tsx';

const trail = [{ label: settings.title, href: paths.adminSettings }];

/** Each text has a route of its own, because their pages differ. */
export function Component() {
  const named = useLocation().pathname.split('/').at(-1);
  const document = legalDocuments.find((known) => known === named) ?? 'terms';
  const texts = adminLegal[document];
  return (
    <>
      <PageMeta
        {...adminMetadata.settingsSection}
        title={`${texts.title} settings`}
        path={paths.adminLegal(document)}
      />
      <RequireAdmin permission="settings.read" loading={<AdminPage copy={texts} trail={trail} />}>
        {() => (
          <RecordPage place={`settings legal-${document}`} copy={texts} trail={trail}>
            <LegalSettings key={document} document={document} />
          </RecordPage>
        )}
      </RequireAdmin>
    </>
  );
}

function LegalSettings({ document }: { document: LegalDocument }) {
  const { draft, failed, onRetry } = useLegalDraft(document);
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
