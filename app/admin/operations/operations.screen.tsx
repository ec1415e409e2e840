import { operations as copy } from '../../copy/admin-operations.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { Operations } from './operations.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.operations} />
      <RequireAdmin permission="operations.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <Operations />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
