import type { CustomerDetails } from '#contract/admin-customers';
import type { BillingDetails } from '#contract/billing-details';
import { Button } from '#ui/button';
import { Text } from '#ui/text';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { BillingDetailsList } from '../../shell/billing-details/billing-details-list.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { BillingDialog } from './billing-dialog.tsx';

/** What an account's later invoices carry, and a button to change it. */
export function CustomerBilling({ customer }: { customer: CustomerDetails }) {
  const { id, billingDetails } = customer;
  const editing = useDialogState<BillingDetails>();
  return (
    <DetailSection
      level={2}
      title={copy.title}
      action={
        billingDetails && (
          <Allowed to="customers.change">
            <Button
              size="small"
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={copy.editTitle}
              onClick={() => editing.open(billingDetails)}
            >
              {copy.edit}
            </Button>
          </Allowed>
        )
      }
    >
      {billingDetails && billingDetails.version > 0 ? (
        <BillingDetailsList details={billingDetails} />
      ) : (
        <Text size="small" tone="soft">
          {billingDetails ? copy.empty : copy.guest}
        </Text>
      )}
      {editing.opening && (
        <BillingDialog
          key={editing.opening.key}
          id={id}
          details={editing.opening.subject}
          current={billingDetails ?? editing.opening.subject}
          open={editing.opening.isOpen}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </DetailSection>
  );
}
