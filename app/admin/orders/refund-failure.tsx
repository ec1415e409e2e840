import { useEffect, useRef } from 'react';
import { Notice } from '#ui/notice';
import { refundForm as copy } from '../../copy/admin-refunds.ts';

/** `isUnknown`: no response, so the refund may have been issued. */
export type Failure = { sentence: string; isUnknown: boolean };

/** Why the refund failed. Scrolls into view. */
export function RefundFailure({ sentence, isUnknown }: Failure) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice}>
      {isUnknown ? (
        <Notice tone="critical" live="assertive" title={copy.unknownOutcome}>
          {sentence} {copy.unknownOutcomeHint}
        </Notice>
      ) : (
        <Notice tone="critical" live="assertive" title={sentence} />
      )}
    </div>
  );
}
