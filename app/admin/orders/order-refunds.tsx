import type { ListedRefund, Refundable } from '#contract/refunds';
import { Button } from '#ui/button';
import { Skeleton } from '#ui/skeleton';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { refunds as copy } from '../../copy/admin-refunds.ts';
import type { LoadState } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { RefundEntry } from './refund-entry.tsx';

type OrderRefundsProps = LoadState & {
  /** The newest first; undefined while they are on their way. */
  refunds: readonly ListedRefund[] | undefined;
  /** What can be given back, or why nothing can; undefined while that is not known. */
  limits: Refundable | undefined;
  /** Opens the form with what can be given back. */
  onRefund: (limits: Refundable) => void;
  /** Asks how one stands that was not answered. */
  onCheck: () => Promise<void>;
};

/** What was given back of an order, and the way to give back more, or why there is none. */
export function OrderRefunds(props: OrderRefundsProps) {
  const { refunds, limits, failed, onRetry, onRefund, onCheck } = props;
  const isKnown = refunds && limits;
  return (
    <DetailSection
      title={copy.title}
      action={
        limits &&
        !limits.refusal && (
          <Button size="small" variant="quiet" opensDialog onClick={() => onRefund(limits)}>
            {copy.refund}
          </Button>
        )
      }
    >
      {limits?.refusal && (
        <Text size="small" tone="soft" measure>
          {limits.refusal}
        </Text>
      )}
      {refunds?.length === 0 && !limits?.refusal && (
        <Text size="small" tone="soft">
          {copy.none}
        </Text>
      )}
      {refunds && refunds.length > 0 && (
        <ul>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <RefundEntry refund={refund} onCheck={onCheck} />
            </li>
          ))}
        </ul>
      )}
      {!isKnown && !failed && (
        <>
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <Skeleton />
        </>
      )}
      {!isKnown && failed && (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
      )}
    </DetailSection>
  );
}
