import type { OrderDetails } from '#contract/orders';
import type { Description } from '#ui/description-list';
import { delivery as copy } from '../../copy/admin-orders.ts';

/** The credential names and the note of a delivery. */
export function deliveryDetails({ deliveryNote, credentialLabels }: OrderDetails): Description[] {
  return [
    ...(credentialLabels.length > 0
      ? [{ term: copy.credentials, detail: <bdi>{credentialLabels.join(', ')}</bdi> }]
      : []),
    ...(deliveryNote ? [{ term: copy.note, detail: <bdi>{deliveryNote}</bdi> }] : []),
  ];
}
