import { reconciliation as copy } from '../../copy/admin-reconciliation.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { WebhookVersionNotice } from '../webhook-version-notice.tsx';
import { Reconciliation } from './reconciliation.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.reconciliation} />
      <RequireAdmin permission="operations.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <WebhookVersionNotice />
            <Reconciliation />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
