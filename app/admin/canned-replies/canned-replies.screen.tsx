import { cannedReplies as words } from '../../copy/canned-replies.ts';
import { metadata } from '../../meta/metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminsOnly } from '../admins-only.tsx';
import { CannedReplies } from './canned-replies.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.cannedReplies} />
      <AdminsOnly loading={<AdminPage words={words} />}>
        {() => (
          <AdminPage words={words}>
            <CannedReplies />
          </AdminPage>
        )}
      </AdminsOnly>
    </>
  );
}
