import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { EmptyState } from '#ui/empty-state';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { customerPage as copy, customers } from '../../copy/admin-customers.ts';
import { useCustomerDetails } from '../../data/admin-customers.ts';
import { ApiError } from '../../data/api-error.ts';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { CustomerFrame } from './customer-frame.tsx';
import { LoadedCustomer } from './loaded-customer.tsx';

/** `id`: from the address; records lead here by their own number. */
export function CustomerPage({ id }: { id: string }) {
  const { customer, error, failed, onRetry } = useCustomerDetails(id);
  const title = useRef<HTMLHeadingElement>(null);
  const isUnknown = error instanceof ApiError && error.status === 404;
  useOwnAddress(id, customer?.id);
  return (
    <CustomerFrame
      id={customer?.id}
      title={
        customer
          ? customer.name || displayAddress(customer.email ?? '') || customers.noName
          : copy.title
      }
      titleRef={title}
      lead={customer ? copy.lead[customer.kind] : isUnknown && copy.notFound}
    >
      {customer ? (
        <LoadedCustomer customer={customer} title={title} />
      ) : isUnknown ? (
        <EmptyState
          title={copy.notFoundTitle}
          level={2}
          actions={<ButtonLink href={paths.adminCustomers}>{copy.back}</ButtonLink>}
        >
          {copy.notFoundHint}
        </EmptyState>
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <Columns split="wideFirst" gap="xxl">
          <Stack gap="m">
            <VisuallyHidden live>{copy.loading}</VisuallyHidden>
            {skeleton}
          </Stack>
          <Stack gap="m">{skeleton}</Stack>
        </Columns>
      )}
    </CustomerFrame>
  );
}

/** Replaces the number of a record in the address, so that the page has one address. */
function useOwnAddress(shown: string, own: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (own && own !== shown) navigate(paths.adminCustomer(own), { replace: true });
  }, [own, shown, navigate]);
}

const skeleton = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => <Skeleton key={row} />);
