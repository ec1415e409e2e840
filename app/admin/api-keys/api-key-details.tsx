import type { ApiKey } from '#contract/api-keys';
import { keyScopes, permissions } from '#contract/permissions';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { apiKeys, apiKeyDetails as copy } from '../../copy/admin-api-keys.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { DateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { Allowed } from '../allowed.tsx';

type ApiKeyDetailsProps = {
  apiKey: ApiKey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What a key may do, and from where. */
export function ApiKeyDetails({ apiKey, open, onOpenChange }: ApiKeyDetailsProps) {
  const { name, prefix, owner, scopes, networks, createdAt, expiresAt, lastUsedAt } = apiKey;
  const at = (instant: string | null) => (instant ? <DateTime at={instant} /> : apiKeys.never);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={name}
      actions={<Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>}
    >
      <Stack gap="m">
        <DescriptionList
          items={[
            { term: copy.permissions, detail: <Lines of={scopes.map(nameScope)} /> },
            {
              term: copy.networks,
              detail: networks.length > 0 ? <Lines of={networks} /> : copy.anyNetwork,
            },
            { term: copy.prefix, detail: <bdi>{prefix}</bdi> },
            { term: apiKeys.columns.owner, detail: <bdi>{owner.name}</bdi> },
            { term: copy.created, detail: at(createdAt) },
            { term: apiKeys.columns.lastUsed, detail: at(lastUsedAt) },
            { term: apiKeys.columns.expires, detail: at(expiresAt) },
          ]}
        />
        <Allowed to="audit.read">
          <TextLink href={paths.adminAuditOf(name)} standalone>
            {copy.history}
          </TextLink>
        </Allowed>
      </Stack>
    </Dialog>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <Stack gap="xxs">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Stack>
  );
}

/** A permission may have been dropped since. */
function nameScope(scope: string): string {
  const known = keyScopes.find((name) => name === scope);
  return known ? permissions[known].allows : scope;
}
