import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Review } from '#contract/reviews';
import { review as copy } from '../../copy/review.ts';
import type { ReviewCalls } from '../../data/reviews.ts';
import { useFileUploads } from '../use-file-uploads.ts';
import { useRemarks } from './use-remarks.ts';

/** Reads that a change overtakes are repeated this often at most. */
const maxReads = 3;

/**
 * A review with its remarks, read again when the page is shown again: another tab may have written
 * more, or sent the round. What was read while something changed here is older than that change, so it
 * is never shown.
 */
export function useReview(opened: Review, calls: ReviewCalls) {
  const [review, setReview] = useState(opened);
  const remarks = useRemarks(opened, calls);
  const screenshots = useFileUploads({
    upload: (_remarkId, file, options) => calls.upload(file, options),
    onStored: (screenshot, remarkId) => remarks.change(remarkId, { screenshot }),
    failedText: copy.remarks.uploadFailed,
  });
  const ends = useRef(0);
  const changes = () => remarks.countWrites() + ends.current;

  function show(next: Review) {
    setReview(next);
    remarks.show(next);
  }
  async function read() {
    for (let reads = 0; reads < maxReads; reads++) {
      const before = changes();
      const newer = await calls.read().catch(() => null);
      if (!newer) return;
      if (before === changes()) return show(newer);
    }
  }
  const reopen = useEffectEvent((known: Review) => {
    if (changes() === 0) show(known);
    else void read();
  });
  // The page opens with what was known before, until the newest has loaded.
  useEffect(() => reopen(opened), [opened]);
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void read();
  });
  useEffect(() => {
    const onVisible = () => refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  return {
    review,
    remarks,
    /** Those that aren’t stored yet, by remark. */
    screenshots,
    /** Shows what the server answered to the end of a round. */
    showEnd(next: Review) {
      ends.current += 1;
      show(next);
    },
  };
}
