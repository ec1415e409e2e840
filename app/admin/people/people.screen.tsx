import { people as copy } from '../../copy/admin-people.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { People } from './people.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.people} />
      <RequireAdmin permission="people.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <People />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
