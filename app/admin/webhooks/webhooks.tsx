import { useRef } from 'react';
import type { WebhookEndpoint } from '#contract/webhooks';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { webhooks as copy, webhookSecret } from '../../copy/admin-webhooks.ts';
import { useWebhooks } from '../../data/webhooks.ts';
import { paths } from '../../paths.ts';
import { PagedTable } from '../../shell/paged-table.tsx';
import { tableState } from '../../shell/table-state.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { CreateButton } from '../list/create-button.tsx';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { useAct } from '../use-act.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookStatus } from './webhook-status.tsx';

const { columns } = copy;

export const webhookColumns: readonly OptionalColumn<WebhookEndpoint>[] = [
  {
    id: 'url',
    heading: columns.url,
    primary: true,
    cell: ({ id, url, description }) => (
      <Stack gap="xxs">
        <Text size="small" lines={2}>
          <TextLink href={`${paths.adminWebhooks}/${id}`}>
            <bdi>{description || url}</bdi>
          </TextLink>
        </Text>
        {description && (
          <Text size="small" lines={2}>
            <bdi>{url}</bdi>
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'events',
    whereWide: true,
    heading: columns.events,
    cell: ({ events }) => events.join(', '),
  },
  {
    id: 'status',
    heading: columns.status,
    width: 'short',
    cell: (webhook) => <WebhookStatus webhook={webhook} />,
  },
  {
    id: 'failed',
    heading: columns.failed,
    width: 'short',
    align: 'end',
    cell: ({ counts }) => counts.failed,
  },
];

/** Lists what programs are told of, with create. */
export function Webhooks() {
  const { webhooks, ...state } = useWebhooks();
  const creating = useDialogState<null>();
  const created = useDialogState<string>();
  const create = useRef<HTMLButtonElement>(null);
  useAct('create-webhook', () => creating.open(null));
  const isOffByFailures = ({ failingSince, disabledAt }: WebhookEndpoint) =>
    failingSince !== null && disabledAt !== null;
  const off = webhooks?.filter(isOffByFailures).length ?? 0;
  return (
    <Stack gap="s">
      {off > 0 && (
        <Notice tone="critical" title={copy.off(off)}>
          {copy.offHint}
        </Notice>
      )}
      <Inline justify="end">
        <CreateButton ref={create} onClick={() => creating.open(null)}>
          {copy.create}
        </CreateButton>
      </Inline>
      <PagedTable
        aria-label={copy.label}
        columns={webhookColumns}
        hiddenColumns={useLeftOutColumns(webhookColumns)}
        {...tableState(webhooks, state, copy.loading)}
        rowKey={({ id }) => id}
        loadingRows={3}
        empty={{ title: copy.empty, detail: copy.emptyHint }}
      />
      {creating.opening && (
        <WebhookDialog
          key={creating.opening.key}
          webhook={null}
          open={creating.opening.isOpen}
          onOpenChange={creating.onOpenChange}
          onCreated={created.open}
        />
      )}
      {created.opening && (
        <SecretDialog
          copy={webhookSecret}
          key={created.opening.key}
          secret={created.opening.subject}
          open={created.opening.isOpen}
          onOpenChange={created.onOpenChange}
          finalFocus={create}
        />
      )}
    </Stack>
  );
}
