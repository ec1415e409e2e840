import { useRef } from 'react';
import type { Invoice } from '#contract/billing';
import type { Credential } from '#contract/delivery';
import { isOverdue } from '#contract/describe-delivery';
import type { SubscriptionDetails } from '#contract/subscriptions';
import { Columns } from '#ui/columns';
import { Frame } from '#ui/frame';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { subscriptions as copy } from '../../copy/account.ts';
import { invoices as invoiceWords } from '../../copy/account-billing.ts';
import { formatVersionDate } from '../../format/dates.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from '../account-page.tsx';
import type { Payment } from '../billing/describe-payment.ts';
import { FailedRenewals } from '../billing/failed-renewals.tsx';
import { AccessHint } from '../cancellations/access-hint.tsx';
import { AvailabilityHint } from '../plan-changes/availability-hint.tsx';
import { ChangePlan } from '../plan-changes/change-plan.tsx';
import { Credentials } from './credentials.tsx';
import { Delivery } from './delivery.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { NowLive } from './now-live.tsx';
import { OrderMessages } from './order-messages.tsx';
import { OverdueNotice } from './overdue-notice.tsx';
import { SiteDownNotice } from './site-down-notice.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';

type SubscriptionPageProps = Payment & {
  subscription: SubscriptionDetails;
  /** Needed where a renewal is unpaid. */
  invoices?: readonly Invoice[] | undefined;
  isViewed?: boolean;
  /** Decides whether the delivery is overdue. */
  now: Date;
  onReveal: () => Promise<readonly Credential[]>;
};

export function SubscriptionPage(props: SubscriptionPageProps) {
  const { subscription, invoices, isViewed = false, credit, card, now, onReveal } = props;
  const { product } = subscription;
  const title = useRef<HTMLHeadingElement>(null);
  const wasDelivered = subscription.steps.every(({ done }) => done);
  const isPaid = subscription.steps.some(({ step, done }) => step === 'paid' && done);
  const isDelivery = wasDelivered || subscription.status !== 'cancelled';
  const isLate = !wasDelivered && isOverdue(subscription, now);
  const delivery = isDelivery && (
    <Delivery
      subscription={subscription}
      isLate={isLate}
      now={now}
      briefPath={paths.dashboardBrief(subscription.orderId)}
      reviewPath={paths.dashboardReview(subscription.orderId)}
    />
  );
  return (
    <AccountPage
      title={product.title}
      titleRef={title}
      actions={<SubscriptionBadge subscription={subscription} />}
    >
      <FailedRenewals subscriptions={[subscription]} invoices={invoices} isViewed={isViewed} />
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="l">
          {wasDelivered && <NowLive subscription={subscription} />}
          <EndingNotice subscription={subscription} />
          {subscription.site?.downSince && <SiteDownNotice since={subscription.site.downSince} />}
          {isLate && <OverdueNotice clock={subscription} now={now} />}
          {subscription.hasCredentials && (
            <Credentials
              onReveal={onReveal}
              backTo={paths.dashboardSubscription(subscription.orderId)}
            />
          )}
          {!wasDelivered && delivery}
          <SubscriptionFacts subscription={subscription} credit={credit} card={card} now={now} />
          <AvailabilityHint subscription={subscription} />
          <Stack gap="s">
            <Inline gap="m">
              <ChangePlan subscription={subscription} credit={credit} finalFocus={title} />
              <SubscriptionActions subscription={subscription} />
            </Inline>
            <AccessHint subscription={subscription} />
            <Inline gap="m">
              <TextLink href={paths.dashboardSubscriptions} standalone>
                {copy.back}
              </TextLink>
              <TextLink href={paths.invoicesOf(subscription.orderId)} standalone>
                {invoiceWords.title}
              </TextLink>
              <TextLink href={paths.termsVersion(subscription.termsVersion)} standalone>
                {copy.terms(formatVersionDate(subscription.termsVersion))}
              </TextLink>
            </Inline>
          </Stack>
        </Stack>
        <Stack gap="l">
          <Frame
            {...imageSources(product.thumbnail)}
            sizes={imageSizes(1040)}
            alt=""
            address={demoAddress(product.demoUrl)}
            eager
          />
          {wasDelivered && delivery}
          {isPaid && <OrderMessages subscription={subscription} />}
        </Stack>
      </Columns>
    </AccountPage>
  );
}

/** Same layout as the loaded page. */
export function SubscriptionPageLoading() {
  return (
    <AccountPage title="…">
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="m">
          <VisuallyHidden live>{copy.loadingOne}</VisuallyHidden>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
        <Frame src={null} alt="" address="" />
      </Columns>
    </AccountPage>
  );
}
