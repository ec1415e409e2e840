import { audit as words } from '../../copy/admin-audit.ts';
import { metadata } from '../../meta/metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { AdminsOnly } from '../admins-only.tsx';
import { AuditTrail } from './audit-trail.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.audit} />
      <AdminsOnly loading={<AdminPage words={words} />}>
        {() => (
          <AdminPage words={words}>
            <AuditTrail />
          </AdminPage>
        )}
      </AdminsOnly>
    </>
  );
}
