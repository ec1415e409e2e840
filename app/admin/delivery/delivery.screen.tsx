import { deliveryBoard as copy } from '../../copy/admin-delivery.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { Delivery } from './delivery.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.delivery} />
      <RequireAdmin loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <Delivery />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
