import { security as copy } from '../../copy/admin-security.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { Security } from './security.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.security} />
      <RequireAdmin loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <Security />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
