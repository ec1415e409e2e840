import { useMemo } from 'react';
import { useParams } from 'react-router';
import { brief } from '../../copy/brief.ts';
import { useGuestOrder } from '../../data/guest-orders.ts';
import { usePreviewFrame, useReviewAtOpen, useReviewCalls } from '../../data/reviews.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { BriefGone } from '../brief/brief-states.tsx';
import { ReviewPage } from './review-page.tsx';
import { ReviewFailed, ReviewLoading } from './review-states.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <>
      <PageMeta {...accountMetadata.review} />
      <LinkedReview key={token} token={token} />
    </>
  );
}

function LinkedReview({ token }: { token: string }) {
  const source = useMemo(() => ({ guest: token }), [token]);
  const { review, failed, onRetry } = useReviewAtOpen(source);
  const { order } = useGuestOrder(token);
  const isFramed = usePreviewFrame(source, review?.state === 'open');
  const calls = useReviewCalls(source);
  if (review) {
    return (
      <ReviewPage
        opened={review}
        calls={calls}
        isFramed={isFramed}
        name={order?.customerName ?? ''}
        backTo={{ path: paths.guestOrder(token), label: brief.backToOrder }}
      />
    );
  }
  if (review === null) return <BriefGone />;
  if (failed) return <ReviewFailed failed={failed} onRetry={onRetry} />;
  return <ReviewLoading />;
}
