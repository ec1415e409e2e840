import { metadata } from '../../meta/metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminsOnly } from '../admins-only.tsx';
import { MailLog } from './mail-log.tsx';
import { MailsPage } from './mails-page.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.mails} />
      <AdminsOnly loading={<MailsPage />}>
        {() => (
          <MailsPage>
            <MailLog />
          </MailsPage>
        )}
      </AdminsOnly>
    </>
  );
}
