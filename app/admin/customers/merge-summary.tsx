import type { MergePreview } from '#contract/customer-merges';
import { DescriptionList } from '#ui/description-list';
import { Notice } from '#ui/notice';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { customerMerge as copy } from '../../copy/admin-customers.ts';
import { displayAddress } from '../../format/email-address.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { DetailSection } from '../detail-section.tsx';

type MergeSummaryProps = {
  isChosen: boolean;
  preview: MergePreview | undefined;
  failed: string | undefined;
  onRetry: () => void;
};

/** Which orders and tickets of whom would move where, and that it is for good. */
export function MergeSummary({ isChosen, preview, failed, onRetry }: MergeSummaryProps) {
  if (!isChosen) return <Text tone="soft">{copy.choose}</Text>;
  if (failed) {
    return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />;
  }
  if (!preview) {
    return (
      <div>
        <VisuallyHidden live>{copy.loading}</VisuallyHidden>
        <Skeleton />
      </div>
    );
  }
  const { account, guests } = preview;
  return (
    <Stack gap="m">
      <DetailSection title={copy.preview}>
        <Text>
          <bdi>{copy.into(account.name || displayAddress(account.email ?? '') || account.id)}</bdi>
        </Text>
        {guests.map(({ id, email, orders, tickets, notes }) => (
          <Stack key={id} gap="xxs">
            <Text weight="medium">
              <bdi>{displayAddress(email)}</bdi>
            </Text>
            <DescriptionList
              items={[
                { term: copy.orders, detail: listed(orders.map(({ orderId }) => orderId)) },
                { term: copy.tickets, detail: listed(tickets.map(({ ticketId }) => ticketId)) },
                { term: copy.notes, detail: notes || copy.none },
              ]}
            />
          </Stack>
        ))}
      </DetailSection>
      <Notice tone="caution" title={copy.warning}>
        {copy.consequences}
      </Notice>
    </Stack>
  );
}

function listed(numbers: readonly string[]): string {
  return numbers.join(', ') || copy.none;
}
