import type { Order } from '#contract/orders';
import type { NewerVersion as Newer } from '#contract/problem';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { deliveryForm } from '../../copy/admin-orders.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { EditConflictNotice } from '../edit-conflict-notice.tsx';
import { deliveryDetails } from './delivery-details.tsx';

const copy = deliveryForm.conflict;

type NewerDeliveryProps = {
  newer: Newer;
  /** As it is now. */
  order: Order;
  credentialLabels: readonly string[] | undefined;
  /** Leaves the delivery as it is. */
  onKeep: () => void;
};

/** What another admin has delivered while this one filled in the form. */
export function DeliveryConflictNotice({
  newer,
  order,
  credentialLabels,
  onKeep,
}: NewerDeliveryProps) {
  const title = order.deliveryVersion > 1 ? copy.replaced : copy.delivered;
  const facts = deliveryDetails(order, credentialLabels);
  return (
    <EditConflictNotice
      key={newer.at}
      title={title(newer.by, formatDateTime(newer.at))}
      action={
        <Button variant="quiet" size="small" onClick={onKeep}>
          {copy.keep}
        </Button>
      }
    >
      <p>{copy.lead}</p>
      {facts.length > 0 && <DescriptionList items={facts} />}
    </EditConflictNotice>
  );
}
