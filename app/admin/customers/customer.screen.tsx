import { useParams } from 'react-router';
import { customerPage as copy } from '../../copy/admin-customers.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { CustomerFrame } from './customer-frame.tsx';
import { CustomerPage } from './customer-page.tsx';

export function Component() {
  const { customerId = '' } = useParams();
  return (
    <>
      <PageMeta {...adminMetadata.customer} path={paths.adminCustomer(customerId)} />
      <RequireAdmin loading={<CustomerFrame title={copy.title} />}>
        {() => <CustomerPage key={customerId} id={customerId} />}
      </RequireAdmin>
    </>
  );
}
