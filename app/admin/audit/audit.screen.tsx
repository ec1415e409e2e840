import { audit as copy } from '../../copy/admin-audit.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { AuditLog } from './audit-log.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.audit} />
      <RequireAdmin permission="audit.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <AuditLog />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
