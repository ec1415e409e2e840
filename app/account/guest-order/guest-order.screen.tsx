import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useGuestInvoices, useGuestOrder } from '../../data/guest-orders.ts';
import { useNow } from '../../format/use-now.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { rememberBuyer } from '../../state/new-account.ts';
import { BriefGone } from '../brief/brief-states.tsx';
import { GuestOrderPage } from './guest-order-page.tsx';
import { GuestOrderFailed, GuestOrderLoading } from './guest-order-states.tsx';

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
