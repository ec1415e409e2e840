import type { OrderDetails } from '#contract/orders';
import type { NewerVersion } from '#contract/problem';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { deliveryForm, liveSite } from '../../copy/admin-orders.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { siteAddress } from '../../format/images.ts';
import { EditConflictNotice } from '../../shell/versions/merge-notice.tsx';
import { deliveryDetails } from './delivery-details.tsx';

const copy = deliveryForm.conflict;

/** What another admin did while the form was open, and whether the server refused the form for it. */
export type NewerDelivery = NewerVersion & { wasRefused: boolean };

type DeliveryConflictNoticeProps = {
  newer: NewerDelivery;
  /** The current order. */
  order: OrderDetails;
  /** Keeps the other admin's delivery. */
  onKeep: () => void;
};

/** Shows what another admin delivered while this form was open. */
export function DeliveryConflictNotice({ newer, order, onKeep }: DeliveryConflictNoticeProps) {
  const title = order.deliveryVersion > 1 ? copy.replaced : copy.delivered;
  const details = [
    ...(order.liveUrl
      ? [{ term: liveSite.address, detail: <bdi>{siteAddress(order.liveUrl)}</bdi> }]
      : []),
    ...deliveryDetails(order),
  ];
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
      <p>{newer.wasRefused ? copy.refused : copy.shown}</p>
      {details.length > 0 && <DescriptionList items={details} />}
    </EditConflictNotice>
  );
}
