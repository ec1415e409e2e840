import type { ListedCancellation } from '#contract/cancellations';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { cancellations, cancellationDetails as copy } from '../../copy/admin-cancellations.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { Day } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { UserText } from '../../format/user-text.tsx';
import { paths } from '../../paths.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { ProcessButton } from './process-button.tsx';

type CancellationDetailsProps = {
  request: ListedCancellation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A request in full: the reason, the customer and the accepted policy. */
export function CancellationDetails({ request, open, onOpenChange }: CancellationDetailsProps) {
  const { columns, noReason, processed } = cancellations;
  const { customer, order, error, reason, processedAt } = request;
  const status = statusOf(request.status);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title(request.id)}
      actions={
        <>
          <ProcessButton
            request={request}
            variant="destructive"
            onDone={() => onOpenChange(false)}
          />
          <Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>
        </>
      }
    >
      <Stack gap="m">
        {error && (
          <Notice tone="critical" title={copy.lastTry}>
            {error}
          </Notice>
        )}
        <DescriptionList
          items={[
            { term: columns.status, detail: <Badge tone={status.tone}>{status.label}</Badge> },
            { term: columns.reason, detail: reason ? <UserText>{reason}</UserText> : noReason },
            {
              term: columns.order,
              detail: <TextLink href={paths.adminOrder(order.orderId)}>{order.orderId}</TextLink>,
            },
            { term: copy.product, detail: <bdi>{order.productTitle}</bdi> },
            {
              term: copy.customer,
              detail: <CustomerLink of={order.orderId}>{customer.name}</CustomerLink>,
            },
            {
              term: copy.email,
              detail: customer.email ? (
                <CustomerLink of={order.orderId}>{customer.email}</CustomerLink>
              ) : (
                copy.none
              ),
            },
            {
              term: columns.customer,
              detail: <CustomerLink of={order.orderId}>{request.customerId}</CustomerLink>,
            },
            { term: columns.requested, detail: <Day at={request.requestedAt} /> },
            ...(processedAt ? [{ term: processed, detail: <Day at={processedAt} /> }] : []),
            { term: copy.policy, detail: <UserText>{request.policyText}</UserText> },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
