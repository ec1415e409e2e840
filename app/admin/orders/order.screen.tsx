import { useParams } from 'react-router';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderPage } from './order-page.tsx';

export function Component() {
  const { orderId = '' } = useParams();
  return (
    <>
      <PageMeta
        {...adminMetadata.order}
        title={copy.title(orderId)}
        path={paths.adminOrder(orderId)}
      />
      <RequireAdmin loading={<OrderFrame orderId={orderId} />}>
        {() => <OrderPage key={orderId} orderId={orderId} />}
      </RequireAdmin>
    </>
  );
}
