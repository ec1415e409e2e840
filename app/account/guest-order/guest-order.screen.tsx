import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Columns } from '#ui/columns';
import { Frame } from '#ui/frame';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { guestOrder as copy } from '../../copy/guest-order.ts';
import { useGuestInvoices, useGuestOrder } from '../../data/guest-orders.ts';
import type { LoadState } from '../../data/resource.ts';
import { useNow } from '../../format/use-now.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { FailedPage, LoadingPage } from '../../shell/state-page.tsx';
import { rememberBuyer } from '../../state/new-account.ts';
import { BriefGone } from '../brief/brief-states.tsx';
import { GuestOrderPage } from './guest-order-page.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <PageMeta {...accountMetadata.guestOrder} />
      <LinkedOrder key={token} token={token} />
    </>
  );
}

function LinkedOrder({ token }: { token: string }) {
  const { order, failed, onRetry } = useGuestOrder(token);
  const invoices = useGuestInvoices(order ? token : null);
  const now = useNow();
  const { customerName: name, customerEmail: email } = order ?? {};
  // Fills in the sign-up form, as after a purchase.
  useEffect(() => {
    if (name && email) rememberBuyer({ name, email });
  }, [name, email]);
  if (order) return <GuestOrderPage order={order} invoices={invoices} token={token} now={now} />;
  if (order === null) return <BriefGone />;
  if (failed) return <GuestOrderFailed failed={failed} onRetry={onRetry} />;
  return <GuestOrderLoading />;
}

/** Same layout as the loaded page. */
export function GuestOrderLoading() {
  return (
    <LoadingPage title={copy.title} loading={copy.loading} gap="xl">
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="m">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
        <Frame src={null} alt="" address="" />
      </Columns>
    </LoadingPage>
  );
}

export function GuestOrderFailed(load: LoadState) {
  return <FailedPage title={copy.title} problem={copy.failed} {...load} />;
}
