import { discounts as copy } from '../../copy/admin-discounts.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { Discounts } from './discounts.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.discounts} />
      <RequireAdmin loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <Discounts />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
