import { securityLogDays } from '#contract/security-log';
import { securityLog } from '../../copy/admin-security-log.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { SecurityLog } from './security-log.tsx';

const copy = { ...securityLog, lead: securityLog.lead(securityLogDays) };

export function Component() {
  return (
    <>
      <PageMeta {...adminMetadata.securityLog} />
      <RequireAdmin permission="audit.read" loading={<AdminPage copy={copy} />}>
        {() => (
          <AdminPage copy={copy}>
            <SecurityLog />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}
