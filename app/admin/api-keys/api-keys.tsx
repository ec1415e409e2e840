import { useRef } from 'react';
import type { ApiKey } from '#contract/api-keys';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { apiKeyCreated, apiKeyRevocation, apiKeys as copy } from '../../copy/admin-api-keys.ts';
import { useApiKeyMutations, useApiKeys } from '../../data/api-keys.ts';
import { Day } from '../../format/date-time.tsx';
import { PagedTable } from '../../shell/paged-table.tsx';
import { tableState } from '../../shell/table-state.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { CreateButton } from '../list/create-button.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import type { OptionalColumn } from '../list/list-column.tsx';
import { useLeftOutColumns } from '../list/use-left-out-columns.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { useAct } from '../use-act.ts';
import { ApiKeyDetails } from './api-key-details.tsx';
import { CreateApiKey } from './create-api-key.tsx';

const { columns } = copy;
const tones = { active: 'positive', expired: 'caution', revoked: 'neutral' } as const;

export const apiKeyColumns: readonly OptionalColumn<ApiKey>[] = [
  { id: 'name', heading: columns.name, primary: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'owner',
    whereWide: true,
    heading: columns.owner,
    width: 'medium',
    cell: ({ owner }) => <bdi>{owner.name}</bdi>,
  },
  {
    id: 'status',
    heading: columns.status,
    width: 'short',
    cell: ({ status }) => <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>,
  },
  {
    id: 'lastUsed',
    heading: columns.lastUsed,
    width: 'short',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Day at={lastUsedAt} /> : copy.never),
  },
  {
    id: 'expires',
    whereWide: true,
    heading: columns.expires,
    width: 'short',
    cell: ({ expiresAt }) => (expiresAt ? <Day at={expiresAt} /> : copy.never),
  },
];

/** Lists API keys, with create, details and revoke. */
export function ApiKeys() {
  const { keys, ...state } = useApiKeys();
  const { revoke } = useApiKeyMutations();
  const creating = useDialogState<null>();
  const created = useDialogState<string>();
  const viewing = useDialogState<ApiKey>();
  const revoking = useDialogState<ApiKey>();
  const create = useRef<HTMLButtonElement>(null);
  useAct('create-key', () => creating.open(null));
  const revoked = revoking.opening?.subject;
  return (
    <Stack gap="s">
      <Inline justify="between">
        <TextLink href="/api/docs" standalone>
          {copy.documentation}
        </TextLink>
        <CreateButton ref={create} onClick={() => creating.open(null)}>
          {copy.create}
        </CreateButton>
      </Inline>
      <PagedTable
        aria-label={copy.label}
        columns={apiKeyColumns}
        hiddenColumns={useLeftOutColumns(apiKeyColumns)}
        {...tableState(keys, state, copy.loading)}
        rowKey={({ id }) => id}
        loadingRows={3}
        empty={{ title: copy.empty, detail: copy.emptyHint }}
        rowActions={(key) => (
          <>
            <DetailsButton of={key.name} onClick={() => viewing.open(key)} />
            {key.status === 'active' && (
              <Button
                variant="plain"
                size="small"
                aria-haspopup="dialog"
                aria-label={copy.revokeOf(key.name)}
                onClick={() => revoking.open(key)}
              >
                {copy.revoke}
              </Button>
            )}
          </>
        )}
        actionsWidth="long"
      />
      {creating.opening && (
        <CreateApiKey
          key={creating.opening.key}
          open={creating.opening.isOpen}
          onOpenChange={creating.onOpenChange}
          onCreated={created.open}
        />
      )}
      {created.opening && (
        <SecretDialog
          copy={apiKeyCreated}
          key={created.opening.key}
          secret={created.opening.subject}
          open={created.opening.isOpen}
          onOpenChange={created.onOpenChange}
          finalFocus={create}
        />
      )}
      {viewing.opening && (
        <ApiKeyDetails
          key={viewing.opening.key}
          apiKey={viewing.opening.subject}
          open={viewing.opening.isOpen}
          onOpenChange={viewing.onOpenChange}
        />
      )}
      {revoking.opening && revoked && (
        <DeleteDialog
          key={revoking.opening.key}
          copy={apiKeyRevocation}
          name={revoked.name}
          onDelete={() => revoke(revoked.id)}
          open={revoking.opening.isOpen}
          onOpenChange={revoking.onOpenChange}
          finalFocus={create}
        />
      )}
    </Stack>
  );
}
