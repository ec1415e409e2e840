import { useEffect, useEffectEvent, useMemo } from 'react';
import { useParams } from 'react-router';
import type { Customer } from '#contract/customers';
import { review as copy } from '../../copy/review.ts';
import { useRefresh } from '../../data/refresh.ts';
import { usePreviewFrame, useReviewAtOpen, useReviewCalls } from '../../data/reviews.ts';
import { isSubscriptionPath } from '../../data/subscriptions.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { paths } from '../../paths.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { NoSuchSubscription } from '../subscriptions/subscription.screen.tsx';
import { ReviewPage } from './review-page.tsx';
import { ReviewFailed, ReviewLoading } from './review-states.tsx';

export function Component() {
  const { subscriptionId = '' } = useParams();
  return (
    <>
      <PageMeta {...accountMetadata.review} />
      <CustomersOnly loading={<ReviewLoading />}>
        {(customer) => (
          <OwnReview key={subscriptionId} order={subscriptionId} customer={customer} />
        )}
      </CustomersOnly>
    </>
  );
}

function OwnReview({ order, customer }: { order: string; customer: Customer }) {
  const { firstName, lastName } = customer;
  const source = useMemo(() => ({ order }), [order]);
  const { review, failed, onRetry } = useReviewAtOpen(source);
  const isFramed = usePreviewFrame(source, review?.state === 'open');
  const refresh = useRefresh();
  const refreshStage = useEffectEvent(() => void refresh(isSubscriptionPath));
  // The subscription shows its stage.
  useEffect(() => () => refreshStage(), []);
  const calls = useReviewCalls(source);
  if (review) {
    return (
      <ReviewPage
        opened={review}
        calls={calls}
        isFramed={isFramed}
        name={[firstName, lastName].filter(Boolean).join(' ')}
        backTo={{ path: paths.dashboardSubscription(order), label: copy.back }}
      />
    );
  }
  if (review === null) return <NoSuchSubscription />;
  if (failed) return <ReviewFailed failed={failed} onRetry={onRetry} />;
  return <ReviewLoading />;
}
