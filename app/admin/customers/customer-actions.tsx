import type { RefObject } from 'react';
import type { CustomerDetails } from '#contract/admin-customers';
import { Button } from '#ui/button';
import { customerMerge } from '../../copy/admin-customers.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { ImpersonateButton } from '../impersonate-button.tsx';
import { MergeDialog } from './merge-dialog.tsx';

type CustomerActionsProps = {
  customer: CustomerDetails;
  /** Gets the focus when the guest is merged and the button is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** What only an account or only a guest allows. */
export function CustomerActions({ customer, title }: CustomerActionsProps) {
  const { kind, customerId, mergedInto } = customer;
  const merging = useDialogState<null>();
  if (kind === 'account' && customerId) return <ImpersonateButton customerId={customerId} />;
  return (
    <>
      {kind === 'guest' && !mergedInto && (
        <Allowed to="customers.merge">
          <Button
            size="small"
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() => merging.open(null)}
          >
            {customerMerge.open}
          </Button>
        </Allowed>
      )}
      {merging.opening && (
        <MergeDialog
          key={merging.opening.key}
          guest={customer}
          open={merging.opening.isOpen}
          onOpenChange={merging.onOpenChange}
          finalFocus={title}
        />
      )}
    </>
  );
}
