import type { ProviderState } from '#contract/operations';
import { DescriptionList } from '#ui/description-list';
import { provider as copy, operations } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { OperationsSection } from './operations-section.tsx';

/** Whether the payment provider responds. */
export function ProviderSection({ provider }: { provider: Resource<ProviderState> }) {
  return (
    <OperationsSection name="provider" texts={copy} resource={provider} status={statusOf}>
      {({ lastAnsweredAt, lastFailedAt, failingSince }) => (
        <DescriptionList
          items={[
            { term: copy.answered, detail: <Moment at={lastAnsweredAt} /> },
            { term: copy.lastFailure, detail: <Moment at={lastFailedAt} /> },
            ...(failingSince
              ? [{ term: copy.failingSince, detail: <DateTime at={failingSince} /> }]
              : []),
          ]}
        />
      )}
    </OperationsSection>
  );
}

function statusOf({ isReachable }: ProviderState): Status {
  if (isReachable === null) return { label: copy.unknown, tone: 'neutral' };
  return isReachable
    ? { label: copy.reachable, tone: 'positive' }
    : { label: copy.unreachable, tone: 'critical' };
}

function Moment({ at }: { at: string | null }) {
  return at === null ? operations.never : <DateTime at={at} />;
}
