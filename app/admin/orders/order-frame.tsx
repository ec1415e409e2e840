import type { ReactNode, RefObject } from 'react';
import { admin } from '../../copy/admin.ts';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { paths } from '../../paths.ts';
import { AdminPage } from '../admin-page.tsx';

type OrderFrameProps = {
  orderId: string;
  lead?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of an order's page, and the way back to the list. */
export function OrderFrame({ orderId, lead, ...page }: OrderFrameProps) {
  return (
    <AdminPage
      copy={{ title: copy.title(orderId), lead: lead || '…' }}
      trail={[{ label: admin.tabs.orders, href: paths.adminOrders }]}
      {...page}
    />
  );
}
