import { type OrderFlag, openFlags } from '#contract/order-flags';
import type { Order, OrderDetails } from '#contract/orders';
import { isPastDue } from '#db/values/enumerations';
import { Button, ButtonLink } from '#ui/button';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { openCancellation as waiting } from '../../copy/admin-cancellations.ts';
import { list as listCopy } from '../../copy/admin-list.ts';
import { orderAlerts as copy } from '../../copy/admin-refunds.ts';
import { Day } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { Allowed } from '../allowed.tsx';

type SettleFlagProps = {
  orderId: string;
  /** Returns the flags that were raised in the meantime. */
  onSettle: () => Promise<OrderFlag[]>;
};

type OrderAlertsProps = {
  order: Order & Partial<Pick<OrderDetails, 'openCancellation'>>;
  /** Settles the flags that were shown. Returns those raised since, once the order is reloaded. */
  onSettle: (flagIds: number[]) => Promise<OrderFlag[]>;
};

/** Alerts about an order's payments, with what happens next. */
export function OrderAlerts({ order, onSettle }: OrderAlertsProps) {
  const { paymentStatus, stripeSubscriptionId, subscriptionStatus } = order;
  const disputed = paymentStatus === 'disputed';
  const pastDue = isPastDue(subscriptionStatus);
  const flags = openFlags(order);
  const open = order.openCancellation;
  if (flags.length === 0 && !disputed && !pastDue && !open) return null;
  return (
    <Stack gap="s">
      {flags.length > 0 && (
        <Notice
          tone="critical"
          title={copy.flagged}
          action={
            <Allowed to="payments.resolve">
              <SettleFlag
                orderId={order.orderId}
                onSettle={() => onSettle(flags.map(({ id }) => id))}
              />
            </Allowed>
          }
        >
          <Flags flags={flags} />
        </Notice>
      )}
      {open && (
        <Notice tone="caution" title={waiting.title[open.when]}>
          {open.error && `${waiting.failed} `}
          {waiting.hint}
        </Notice>
      )}
      {disputed && (
        <Notice tone="critical" title={copy.disputed.title}>
          {copy.disputed.stopped} {stripeSubscriptionId && copy.disputed.answer}
        </Notice>
      )}
      {pastDue && <PastDue order={order} />}
    </Stack>
  );
}

function Flags({ flags }: { flags: readonly OrderFlag[] }) {
  const sentences = flags.map(({ id, text }) => <bdi key={id}>{text}</bdi>);
  return flags.length > 1 ? <List items={sentences} size="small" gap="small" /> : sentences;
}

function PastDue({ order }: { order: Order }) {
  const { title, since, mailed, mails } = copy.pastDue;
  const { pastDueSince, customerEmail, stripeSubscriptionId, cancelAt } = order;
  // Customers who canceled are not asked to pay.
  const wasMailed = stripeSubscriptionId !== null && !cancelAt;
  return (
    <Notice
      tone="critical"
      title={title}
      action={
        wasMailed && (
          <Allowed to="mails.read">
            <ButtonLink
              href={`${paths.adminMails}?${new URLSearchParams({ q: customerEmail })}`}
              variant="quiet"
              size="small"
            >
              {mails}
            </ButtonLink>
          </Allowed>
        )
      }
    >
      {pastDueSince && (
        <>
          {since} <Day at={pastDueSince} />.{' '}
        </>
      )}
      <NextStep order={order} /> {wasMailed && mailed}
    </Notice>
  );
}

function NextStep({ order }: { order: Order }) {
  const { retries, noMoreRetries, ends, unknownToProvider } = copy.pastDue;
  const { stripeSubscriptionId, cancelAt, subscriptionStatus } = order;
  if (!stripeSubscriptionId) return unknownToProvider;
  if (!cancelAt) return subscriptionStatus === 'unpaid' ? noMoreRetries : retries;
  return (
    <>
      {ends} <Day at={cancelAt} />.
    </>
  );
}

/** Marks the flags as reviewed by an admin. */
function SettleFlag({ orderId, onSettle }: SettleFlagProps) {
  const toast = useToast();
  const [settle, isSettling] = useAction(
    async () => {
      const { length } = await onSettle();
      toast(
        length > 0 ? copy.more : { title: listCopy.success, description: copy.settled(orderId) },
      );
    },
    { title: listCopy.error },
  );

  return (
    <Button variant="quiet" size="small" loading={isSettling && copy.settling} onClick={settle}>
      {copy.settle}
    </Button>
  );
}
