import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Review } from '#contract/reviews';
import { Columns, Sticky } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { review as copy } from '../../copy/review.ts';
import type { ReviewCalls } from '../../data/reviews.ts';
import { ApproveWebsite } from './approve-website.tsx';
import { PastRounds } from './past-rounds.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { RemarkList } from './remark-list.tsx';
import { ReviewState } from './review-state.tsx';
import { useRemarks } from './use-remarks.ts';

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
  const [review, setReview] = useState(opened);
  const remarks = useRemarks(opened, calls);
  const [page, setPage] = useState('/');
  const [added, setAdded] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const show = (next: Review) => {
    setReview(next);
    remarks.show(next.drafts);
  };
  const showEnd = (next: Review) => {
    show(next);
    title.current?.focus();
  };
  const reopen = useEffectEvent((known: Review) => show(known));
  useEffect(() => reopen(opened), [opened]);
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const newer = await calls.read().catch(() => null);
    if (newer) show(newer);
  });
  // Another tab may have written more, or sent the round.
  useEffect(() => {
    const onVisible = () => void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  const { productTitle, previewUrl, state, number } = review;
  const isOpen = state === 'open' && previewUrl !== null;
  return (
    <Section aria-labelledby={titleId} spacing="tight">
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
                  takesFiles={calls.upload !== null}
                  page={page}
                  onPageChange={setPage}
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
                  isFramed={isFramed !== false}
                  added={added}
                  onAdd={() => setAdded(remarks.add({ page, pin: null }))}
                  onSent={showEnd}
                />
                <ApproveWebsite
                  defaultName={name}
                  isBlocked={remarks.drafts.length > 0}
                  onApprove={(typed) => calls.approve(number, typed)}
                  onApproved={showEnd}
                />
                <PastRounds rounds={review.rounds} />
              </Stack>
            </Columns>
          ) : (
            <>
              <ReviewState review={review} />
              <PastRounds rounds={review.rounds} />
            </>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
