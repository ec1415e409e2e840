import { type Description, DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { customerPage } from '../../copy/admin-customers.ts';
import { useCustomerCredits } from '../../data/admin-customers.ts';
import { sumDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { DetailSection } from '../detail-section.tsx';

const copy = customerPage.credits;

/** An account's credits for future invoices, as the customer sees them. Most have none. */
export function CustomerCredits({ id }: { id: string }) {
  const { credits, failed, onRetry } = useCustomerCredits(id);
  const items = credits?.map(
    ({ orderId, amount }): Description => ({
      term: sumDollars(amount),
      detail: <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
    }),
  );
  if (!failed && !items?.length) return null;
  return (
    <DetailSection level={2} title={copy.title}>
      {items ? (
        <DescriptionList layout="dense" items={items} />
      ) : (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />
      )}
    </DetailSection>
  );
}
