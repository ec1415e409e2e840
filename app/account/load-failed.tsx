import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { subscriptions as words } from '../copy/account.ts';

type LoadFailedProps = { title: string; sentence: string | undefined; onRetry: () => void };

/** Something did not load: why, and the way to try again. */
export function LoadFailed({ title, sentence, onRetry }: LoadFailedProps) {
  return (
    <Notice
      tone="critical"
      live="polite"
      title={title}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {sentence}
    </Notice>
  );
}
