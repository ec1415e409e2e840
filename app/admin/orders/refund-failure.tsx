import { useEffect, useRef } from 'react';
import { Notice } from '#ui/notice';
import { refundForm as copy } from '../../copy/admin-refunds.ts';

/** `isUnsure`: no answer came, so it may have been made all the same. */
export type Failure = { sentence: string; isUnsure: boolean };

/** Why it was not refunded, beside the button that tries again. It comes into view by itself. */
export function RefundFailure({ sentence, isUnsure }: Failure) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      {isUnsure ? (
        <Notice tone="critical" live="urgent" title={copy.unknownOutcome}>
          {sentence} {copy.unknownOutcomeHint}
        </Notice>
      ) : (
        <Notice tone="critical" live="urgent" title={sentence} />
      )}
    </div>
  );
}
