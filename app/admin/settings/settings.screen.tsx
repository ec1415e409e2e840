import { settings as copy } from '../../copy/admin-settings.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { SectionList } from './section-list.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.settings} />
      <RequireAdmin permission="settings.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <SectionList />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
