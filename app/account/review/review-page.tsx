import { useRef, useState } from 'react';
import type { Review } from '#contract/reviews';
import { Columns, Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { review as copy } from '../../copy/review.ts';
import type { ReviewCalls } from '../../data/reviews.ts';
import { DateTime } from '../../format/date-time.tsx';
import { ScreenshotUrl } from '../../format/remark-screenshot.tsx';
import { ApproveWebsite } from './approve-website.tsx';
import { PastRounds } from './past-rounds.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { RemarkList } from './remark-list.tsx';
import { UnsentRemarks } from './unsent-remarks.tsx';
import { usePreviewView } from './use-preview-view.ts';
import { useReview } from './use-review.ts';

export type ReviewPageProps = {
  /** As it was when the page was opened. */
  opened: Review;
  calls: ReviewCalls;
  /** Whether the preview can be framed; undefined while it is checked. */
  isFramed: boolean | undefined;
  /** Filled in where the website is approved. */
  name: string;
  backTo: { path: string; label: string };
};

const titleId = 'review-title';

/** The preview with its remarks, or why there is none. */
export function ReviewPage({ opened, calls, isFramed, name, backTo }: ReviewPageProps) {
  const { review, remarks, screenshots, showEnd } = useReview(opened, calls);
  const view = usePreviewView(review.previewUrl);
  const { page } = view;
  const [added, setAdded] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const end = (next: Review) => {
    showEnd(next);
    view.hide();
    title.current?.focus();
  };
  const { productTitle, previewUrl, state, number } = review;
  const isOpen = state === 'open' && previewUrl !== null;
  return (
    <ScreenshotUrl value={calls.screenshotUrl}>
      <Section aria-labelledby={titleId} spacing="small">
        <Container>
          <Stack gap="xl">
            <Stack gap="xs">
              <Heading level={1} size={2} id={titleId} ref={title} focusable>
                {copy.title}
              </Heading>
              {isOpen && (
                <Text tone="soft" measure>
                  {copy.lead(productTitle)}
                </Text>
              )}
              <Inline>
                <TextLink href={backTo.path} standalone>
                  {backTo.label}
                </TextLink>
              </Inline>
            </Stack>
            {isOpen ? (
              <Columns split="wideFirst" gap="xl">
                <Sticky>
                  <PreviewPane
                    title={productTitle}
                    previewUrl={previewUrl}
                    isFramed={isFramed}
                    view={view}
                    drafts={remarks.drafts}
                    onPin={(pin) => setAdded(remarks.add({ page, pin }))}
                  />
                </Sticky>
                <Stack gap="xl">
                  <RemarkList
                    round={number}
                    previewUrl={previewUrl}
                    remarks={remarks}
                    calls={calls}
                    uploads={screenshots}
                    isFramed={isFramed !== false}
                    added={added}
                    onAdd={() => setAdded(remarks.add({ page, pin: null }))}
                    onSent={end}
                  />
                  <ApproveWebsite
                    defaultName={name}
                    isBlocked={remarks.drafts.length > 0}
                    onApprove={(typed) => calls.approve(number, typed)}
                    onApproved={end}
                    finalFocus={title}
                  />
                  <PastRounds
                    rounds={review.rounds}
                    onShow={isFramed === false ? undefined : view.show}
                  />
                </Stack>
              </Columns>
            ) : (
              <>
                <ReviewState review={review} />
                <UnsentRemarks drafts={remarks.drafts} state={state} />
                <PastRounds rounds={review.rounds} />
              </>
            )}
          </Stack>
        </Container>
      </Section>
    </ScreenshotUrl>
  );
}

/** Why nothing can be reviewed now. */
function ReviewState({ review: { state, rounds } }: { review: Review }) {
  const [last] = rounds;
  const approved = last?.approvedAt && last.approvedName ? last : null;
  const isSent = state === 'working' && last?.sentAt;
  const { title, hint } = copy.states[isSent ? 'sent' : state === 'open' ? 'working' : state];
  const isGood = state === 'approved' || state === 'delivered' || isSent;
  return (
    <Notice tone={isGood ? 'positive' : 'info'} title={title} live="polite">
      {hint}
      {approved && (
        <>
          {' '}
          {copy.rounds.approvedBy(approved.approvedName ?? '')},{' '}
          <DateTime at={approved.approvedAt ?? ''} />.
        </>
      )}
    </Notice>
  );
}
