import { mails as copy } from '../../copy/admin-mails.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { MailLog } from './mail-log.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.mails} />
      <RequireAdmin permission="mails.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <MailLog />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
