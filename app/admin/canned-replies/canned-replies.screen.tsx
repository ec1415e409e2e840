import { metadata } from '../../meta/metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminsOnly } from '../admins-only.tsx';
import { CannedReplies } from './canned-replies.tsx';
import { CannedRepliesPage } from './canned-replies-page.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.cannedReplies} />
      <AdminsOnly loading={<CannedRepliesPage />}>
        {() => (
          <CannedRepliesPage>
            <CannedReplies />
          </CannedRepliesPage>
        )}
      </AdminsOnly>
    </>
  );
}
