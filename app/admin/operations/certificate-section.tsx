import { isEnding } from '#contract/operation-problems';
import type { CertificateState } from '#contract/operations';
import { DescriptionList } from '#ui/description-list';
import { certificate as copy } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import { DateTime } from '../../format/date-time.tsx';
import type { Status } from '../../format/status.ts';
import { OperationsSection } from './operations-section.tsx';

type CertificateSectionProps = { certificate: Resource<CertificateState>; now: Date };

/** When the certificate of the shop's own address expires. */
export function CertificateSection({ certificate, now }: CertificateSectionProps) {
  return (
    <OperationsSection
      name="certificate"
      texts={copy}
      resource={certificate}
      status={(state) => statusAt(state, now)}
    >
      {({ host, endsAt }) => (
        <DescriptionList
          items={[
            { term: copy.address, detail: <bdi>{host}</bdi> },
            { term: copy.ends, detail: endsAt ? <DateTime at={endsAt} /> : copy.unreadable },
          ]}
        />
      )}
    </OperationsSection>
  );
}

function statusAt(state: CertificateState, now: Date): Status {
  const { endsAt } = state;
  if (endsAt === null) return { label: copy.unknown, tone: 'neutral' };
  if (Date.parse(endsAt) <= now.getTime()) return { label: copy.ended, tone: 'critical' };
  return isEnding(state, now)
    ? { label: copy.endsSoon, tone: 'critical' }
    : { label: copy.valid, tone: 'positive' };
}
