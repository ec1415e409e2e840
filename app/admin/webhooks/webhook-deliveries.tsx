import { useState } from 'react';
import type { WebhookDelivery } from '#contract/webhooks';
import { type WebhookDeliveryStatus, webhookDeliveryStatuses } from '#db/values/enumerations';
import { Inline } from '#ui/inline';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { webhookPage as copy } from '../../copy/admin-webhooks.ts';
import { useWebhookDeliveries } from '../../data/webhooks.ts';
import { DateTime } from '../../format/date-time.tsx';
import { PagedTable } from '../../shell/paged-table.tsx';
import { tableState } from '../../shell/table-state.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { DetailSection } from '../detail-section.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryStatus } from './delivery-status.tsx';

const { columns } = copy;

const deliveryColumns: readonly OptionalColumn<WebhookDelivery>[] = [
  { id: 'type', heading: columns.type, primary: true, cell: ({ type }) => type },
  {
    id: 'record',
    whereWide: true,
    heading: columns.record,
    cell: ({ record }) => record && <bdi>{record}</bdi>,
  },
  {
    id: 'status',
    heading: columns.status,
    width: 'short',
    cell: (delivery) => <DeliveryStatus delivery={delivery} />,
  },
  {
    id: 'attempts',
    whereWide: true,
    heading: columns.attemptCount,
    width: 'short',
    align: 'end',
    cell: ({ attemptCount }) => attemptCount,
  },
  {
    id: 'createdAt',
    heading: columns.createdAt,
    width: 'long',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];

const options = [
  { value: '', label: copy.all },
  ...webhookDeliveryStatuses.map((value) => ({ value, label: copy.deliveryStatuses[value] })),
];

/** The latest events of a webhook, all or those with a status. */
export function WebhookDeliveries({ webhookId }: { webhookId: number }) {
  const [status, setStatus] = useState<WebhookDeliveryStatus>();
  const { deliveries, ...state } = useWebhookDeliveries(webhookId, status);
  const viewing = useDialogState<WebhookDelivery>();
  return (
    <DetailSection
      level={2}
      title={copy.deliveries}
      action={
        <InlineSelect
          aria-label={copy.show}
          options={options}
          value={status ?? ''}
          onValueChange={(value) => setStatus(webhookDeliveryStatuses.find((one) => one === value))}
        />
      }
    >
      <Stack gap="s">
        <Inline>
          <Text size="small" tone="soft">
            {copy.deliveriesLead}
          </Text>
        </Inline>
        <PagedTable
          aria-label={copy.deliveries}
          columns={deliveryColumns}
          hiddenColumns={useLeftOutColumns(deliveryColumns)}
          {...tableState(deliveries, state, copy.deliveriesLoading)}
          rowKey={({ id }) => id}
          loadingRows={3}
          empty={
            status
              ? { title: copy.noneFailed }
              : { title: copy.noDeliveries, detail: copy.noDeliveriesHint }
          }
          rowActions={(delivery) => (
            <DetailsButton
              of={`${delivery.type} ${delivery.record}`}
              onClick={() => viewing.open(delivery)}
            />
          )}
        />
      </Stack>
      {viewing.opening && (
        <DeliveryDetails
          key={viewing.opening.key}
          webhookId={webhookId}
          delivery={viewing.opening.subject}
          open={viewing.opening.isOpen}
          onOpenChange={viewing.onOpenChange}
        />
      )}
    </DetailSection>
  );
}
