import { customers as copy } from '../../copy/admin-customers.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { Customers } from './customers.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.customers} />
      <RequireAdmin loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <Customers />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
