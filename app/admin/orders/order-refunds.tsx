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
  /** Newest first; undefined while loading. */
  refunds: readonly ListedRefund[] | undefined;
  /** What can be refunded, or why nothing can; undefined while loading. */
  limits: Refundable | undefined;
  /** Opens the refund form with these limits. */
  onRefund: (limits: Refundable) => void;
  /** Checks the status of a pending refund. */
  onCheck: () => Promise<void>;
};

/** An order's refunds, and a button to issue one or the reason why that is not possible. */
export function OrderRefunds(props: OrderRefundsProps) {
  const { refunds, limits, failed, onRetry, onRefund, onCheck } = props;
  const isKnown = refunds && limits;
  return (
    <DetailSection
      title={copy.title}
      action={
        limits &&
        !limits.refusal && (
          <Button
            size="small"
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => onRefund(limits)}
          >
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
