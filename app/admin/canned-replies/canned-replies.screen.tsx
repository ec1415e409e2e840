import { cannedReplies as copy } from '../../copy/canned-replies.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { CannedReplies } from './canned-replies.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.cannedReplies} />
      <RequireAdmin loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <CannedReplies />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
