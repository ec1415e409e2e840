import type { ReactNode } from 'react';
import type { OrderDiscount } from '#contract/discounts';
import type { Order } from '#contract/orders';
import { DescriptionList } from '#ui/description-list';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { DetailSection } from '../detail-section.tsx';
import { ImpersonateButton } from '../impersonate-button.tsx';
import {
  describeCustomer,
  describeOrder,
  describeProduct,
  describeSupport,
} from './order-details.tsx';

type OrderFactsProps = {
  order: Order;
  about: 'order' | 'product' | 'customer' | 'support';
  /** Of the order; undefined while it loads. */
  discount: OrderDiscount | null | undefined;
  level: 2 | 3;
  /** Beside the title. */
  action?: ReactNode;
};

/** One of the four sections of facts that the details dialog and the page of an order share. */
export function OrderFacts({ order, about, discount, level, action }: OrderFactsProps) {
  const items = {
    order: () => describeOrder(order, discount),
    product: () => describeProduct(order),
    customer: () => describeCustomer(order),
    support: () => describeSupport(order),
  };
  return (
    <DetailSection
      title={copy[about].title}
      level={level}
      action={
        action ||
        (level === 2 && about === 'customer' && order.customerId && (
          <ImpersonateButton customerId={order.customerId} />
        ))
      }
    >
      <DescriptionList layout="dense" items={items[about]()} />
    </DetailSection>
  );
}
