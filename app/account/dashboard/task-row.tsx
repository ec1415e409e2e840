import type { ReactNode } from 'react';
import type { Credit, Invoice, StoredCard } from '#contract/billing';
import { describeForCustomer, isOverdue, stageName } from '#contract/describe-delivery';
import type { Subscription } from '#contract/subscriptions';
import { deliveryStages } from '#db/values/enumerations';
import { centsFromDecimal } from '#db/values/money';
import { ButtonLink } from '#ui/button';
import { TextLink } from '#ui/link';
import { Progress } from '#ui/progress';
import { Text } from '#ui/text';
import { cancellation, subscriptions as shared } from '../../copy/account.ts';
import { cards, failedRenewals } from '../../copy/account-billing.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { Day } from '../../format/date-time.tsx';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { NextCharge } from '../billing/next-charge.tsx';
import { PayNow } from '../billing/pay-now.tsx';
import * as css from './overview.css.ts';
import type { Task } from './tasks.ts';

/** What the rows need besides their task. */
export type TaskContext = {
  credits: readonly Credit[];
  storedCards: readonly StoredCard[];
  /** Needed where a renewal is unpaid. */
  invoices?: readonly Invoice[] | undefined;
  /** While an admin views as the customer, payment links are hidden. */
  isViewed: boolean;
  /** Decides whether a delivery is late. */
  now: Date;
};

type TaskRowProps = TaskContext & { task: Task };

/** One task: whose it is, what it is, and what to do. */
export function TaskRow({ task, now, ...props }: TaskRowProps) {
  switch (task.kind) {
    case 'verify':
      return (
        <Row
          name={copy.account}
          action={<Action href={paths.account}>{copy.enterCode}</Action>}
          note={copy.verifyEmailHint}
        >
          {copy.verifyEmail}
        </Row>
      );
    case 'reply':
      return (
        <Row
          name={copy.ticket}
          action={
            <Action href={paths.dashboardTicket(task.ticket.ticketId)}>{copy.readReply}</Action>
          }
        >
          {copy.newReply} <bdi>{task.ticket.subject}</bdi>
        </Row>
      );
    case 'pay':
      return <Unpaid subscription={task.subscription} {...props} />;
    case 'charged':
      return <Charged subscription={task.subscription} {...props} />;
    case 'ending':
      return <Ending subscription={task.subscription} />;
    default:
      return <Delivery kind={task.kind} subscription={task.subscription} now={now} />;
  }
}

type DeliveryProps = {
  kind: 'review' | 'asked' | 'brief' | 'made';
  subscription: Subscription;
  now: Date;
};

/** How far a website is: at first its brief, then the steps of the success page. */
function Delivery({ kind, subscription, now }: DeliveryProps) {
  const { orderId, brief, stage } = subscription;
  const sentence = <DeliverySentence clock={subscription} now={now} reader="customer" />;
  if (kind === 'review') {
    const path = paths.dashboardReview(orderId);
    return (
      <Row of={subscription} action={<Action href={path}>{copy.review}</Action>}>
        {sentence}
      </Row>
    );
  }
  if (kind === 'made') {
    const place = Math.max(0, deliveryStages.indexOf(stage ?? 'requirements'));
    const isLate = isOverdue(subscription, now);
    return (
      <Row
        of={subscription}
        note={
          <>
            {sentence}
            {isLate && ` ${shared.overdueHint}`}
          </>
        }
        tone={isLate ? 'critical' : 'soft'}
      >
        <Progress
          label={stageName(stage ?? 'requirements')}
          value={place}
          max={deliveryStages.length}
          valueText={copy.stepOf(place + 1, deliveryStages.length)}
        />
      </Row>
    );
  }
  const percent = brief?.percent ?? 0;
  const words = describeForCustomer(subscription, now, (at) => at).join('');
  return (
    <Row
      of={subscription}
      action={
        <Action href={paths.dashboardBrief(orderId)}>
          {kind === 'asked' ? copy.answer : percent > 0 ? copy.continueBrief : copy.startBrief}
        </Action>
      }
    >
      <Progress label={kind === 'asked' ? copy.asked : words} value={percent} max={100} />
    </Row>
  );
}

type PaymentRowProps = Omit<TaskRowProps, 'task' | 'now'> & { subscription: Subscription };

function Unpaid({ subscription, invoices = [], isViewed }: PaymentRowProps) {
  const { orderId, pastDueSince } = subscription;
  const open = invoices.filter((one) => one.orderId === orderId && one.state === 'open');
  const [invoice] = open;
  const cents = open.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);
  return (
    <Row
      of={subscription}
      tone="critical"
      note={failedRenewals.consequence}
      action={
        invoice?.url && !isViewed ? (
          <PayNow invoice={invoice} />
        ) : (
          <Action href={paths.invoicesOf(orderId)}>{copy.seeInvoice}</Action>
        )
      }
    >
      {failedRenewals.title}
      {pastDueSince && (
        <>
          :{' '}
          {invoice
            ? failedRenewals.unpaidSince(exactMoney(cents))
            : cards.unpaidSince.toLowerCase()}{' '}
          <Day at={pastDueSince} />
        </>
      )}
    </Row>
  );
}

/** The next charge, with the credit that is there for it. */
function Charged({ subscription, credits, storedCards }: PaymentRowProps) {
  const isOfCharged = ({ orderId }: { orderId: string }) => orderId === subscription.orderId;
  const credit = credits.find(isOfCharged)?.amount;
  return (
    <Row
      of={subscription}
      note={
        <>
          {copy.billed[subscription.billingInterval]}
          {credit && ` ${copy.creditLeft(sumMoney(credit))}`}
        </>
      }
    >
      {copy.nextCharge}:{' '}
      <NextCharge
        subscription={subscription}
        credit={credit}
        card={storedCards.find(isOfCharged)}
      />
    </Row>
  );
}

/** The end of a subscription that is charged no more. */
function Ending({ subscription }: { subscription: Subscription }) {
  return (
    <Row of={subscription} note={cancellation.untilTitle}>
      {cancellation.endsOn} {subscription.cancelAt && <Day at={subscription.cancelAt} />}
    </Row>
  );
}

type RowProps = {
  children: ReactNode;
  note?: ReactNode;
  tone?: 'soft' | 'critical';
  action?: ReactNode;
} & ({ of: Subscription; name?: never } | { name: string; of?: never });

function Row({ of, name, children, note, tone = 'soft', action }: RowProps) {
  return (
    <>
      <div className={css.taskOf}>
        {of ? (
          <TextLink href={paths.dashboardSubscription(of.orderId)} weight="medium">
            <bdi>{of.product.title}</bdi>
          </TextLink>
        ) : (
          <Text size="small" tone="soft">
            {name}
          </Text>
        )}
      </div>
      <div className={css.taskText}>
        <Text as="div" weight="medium" numeric>
          {children}
        </Text>
        {note && (
          <Text size="small" tone={tone} numeric>
            {note}
          </Text>
        )}
      </div>
      {action && <div className={css.taskAction}>{action}</div>}
    </>
  );
}

function Action({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} size="small">
      {children}
    </ButtonLink>
  );
}
