import { emails as copy } from '../../../copy/admin-emails.ts';
import { settings } from '../../../copy/admin-settings.ts';
import { adminMetadata } from '../../../meta/admin-metadata.ts';
import { paths } from '../../../paths.ts';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { AdminPage } from '../../admin-page.tsx';
import { RequireAdmin } from '../../require-admin.tsx';
import { EmailList } from './email-list.tsx';

const trail = [{ label: settings.title, href: paths.adminSettings }];

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.emails} />
      <RequireAdmin permission="settings.read" loading={<AdminPage copy={copy} trail={trail} />}>
        {() => (
          <AdminPage copy={copy} trail={trail}>
            <EmailList />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
