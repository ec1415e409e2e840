import type { ReactNode, RefObject } from 'react';
import { admin } from '../../copy/admin.ts';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { paths } from '../../paths.ts';
import { RecordPage } from '../presence/record-page.tsx';
import type { PageFrame } from '../section.ts';

type OrderFrameProps = {
  orderId: string;
  /** Whether the order is shown, so that others may know of it. */
  isShown?: boolean;
  lead?: ReactNode;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The title of an order's page, and the way back to the list. */
export function orderFrame(orderId = '', lead?: ReactNode): PageFrame {
  return {
    copy: { title: copy.title(orderId), lead: lead || '…' },
    trail: [{ label: admin.tabs.orders, href: paths.adminOrders }],
  };
}

export function OrderFrame({ orderId, isShown = false, lead, ...page }: OrderFrameProps) {
  return (
    <RecordPage
      place={isShown ? `order ${orderId}` : null}
      {...orderFrame(orderId, lead)}
      {...page}
    />
  );
}
