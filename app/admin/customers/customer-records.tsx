import {
  type CustomerDetails,
  type CustomerOrder,
  type CustomerPayment,
  type CustomerTicket,
  maxCustomerRecords,
} from '#contract/admin-customers';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { TextLink } from '#ui/link';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { customerPage as copy, customerPage } from '../../copy/admin-customers.ts';
import { orderDetails } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';
import { sumMoney } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { moved, paymentColumns as withTax } from '../orders/order-payments.tsx';
import { RecordTable } from '../record-table.tsx';

const { orders, tickets, payments } = customerPage;
const paymentTexts = orderDetails.payments;

type Of = { customer: CustomerDetails };

export function CustomerOrders({ customer }: Of) {
  return (
    <RecordTable
      texts={orders}
      columns={orderColumns}
      rows={customer.orderList}
      rowKey={({ orderId }) => orderId}
    >
      <OnlyNewest of={customer.orderList} />
    </RecordTable>
  );
}

export function CustomerTickets({ customer }: Of) {
  return (
    <RecordTable
      texts={tickets}
      columns={ticketColumns}
      rows={customer.ticketList}
      rowKey={({ ticketId }) => ticketId}
    >
      <OnlyNewest of={customer.ticketList} />
    </RecordTable>
  );
}

/** Payments and refunds of all orders. Refunds are negative, so the amounts add up. */
export function CustomerPayments({ customer }: Of) {
  return (
    <RecordTable
      texts={payments}
      columns={withTax(customer.payments, paymentColumns)}
      rows={customer.payments}
      rowKey={({ id }) => id}
    >
      <OnlyNewest of={customer.payments} />
    </RecordTable>
  );
}

function Status({ of }: { of: string }) {
  const { label, tone } = statusOf(of);
  return <Badge tone={tone}>{label}</Badge>;
}

const orderColumns: readonly Column<CustomerOrder>[] = [
  {
    id: 'order',
    heading: orders.order,
    width: 'medium',
    primary: true,
    line: 1,
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  {
    id: 'product',
    heading: orders.product,
    line: 2,
    cell: ({ productTitle }) => <bdi>{productTitle}</bdi>,
  },
  {
    id: 'status',
    heading: orders.status,
    width: 'short',
    line: 1,
    cell: ({ status }) => <Status of={status} />,
  },
  {
    id: 'subscription',
    heading: orders.subscription,
    width: 'short',
    line: 1,
    cell: ({ subscriptionStatus }) => <Status of={subscriptionStatus} />,
  },
  {
    id: 'total',
    heading: orders.total,
    width: 'medium',
    line: 2,
    align: 'end',
    cell: ({ intervalTotal, billingInterval }) =>
      `${sumMoney(intervalTotal)}${orders.per[billingInterval]}`,
  },
];

const ticketColumns: readonly Column<CustomerTicket>[] = [
  {
    id: 'ticket',
    heading: tickets.ticket,
    width: 'medium',
    primary: true,
    line: 1,
    cell: ({ ticketId }) => <TextLink href={paths.adminTicket(ticketId)}>{ticketId}</TextLink>,
  },
  {
    id: 'subject',
    heading: tickets.subject,
    line: 2,
    cell: ({ subject }) => <bdi>{subject}</bdi>,
  },
  {
    id: 'status',
    heading: tickets.status,
    width: 'short',
    line: 1,
    cell: ({ status }) => <Status of={status} />,
  },
  {
    id: 'updated',
    heading: tickets.updated,
    width: 'short',
    line: 2,
    cell: ({ updatedAt }) => <Day at={updatedAt} />,
  },
];

const paymentColumns: readonly Column<CustomerPayment>[] = [
  {
    id: 'day',
    heading: paymentTexts.day,
    width: 'short',
    line: 2,
    cell: ({ occurredAt }) => <Day at={occurredAt} />,
  },
  {
    id: 'kind',
    heading: paymentTexts.kind,
    primary: true,
    line: 1,
    cell: ({ meaning }) => paymentTexts.kinds[meaning],
  },
  {
    id: 'order',
    heading: payments.order,
    width: 'medium',
    line: 2,
    cell: ({ orderId }) => <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
  },
  {
    id: 'amount',
    heading: paymentTexts.amount,
    width: 'medium',
    align: 'end',
    line: 1,
    cell: ({ meaning, amount }) => moved(meaning, centsFromDecimal(amount)),
  },
];

/** Says that a person may have more records than are loaded. */
export function OnlyNewest({ of }: { of: readonly unknown[] }) {
  if (of.length < maxCustomerRecords) return null;
  return (
    <Text size="small" tone="soft">
      {copy.newest(maxCustomerRecords)}
    </Text>
  );
}
