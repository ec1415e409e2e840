import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { admin as words } from '../copy/admin.ts';

type FiguresFailedProps = { sentence: string; onRetry: () => void };

/** The sums did not load: why, and the way to try again. */
export function FiguresFailed({ sentence, onRetry }: FiguresFailedProps) {
  return (
    <Notice
      tone="critical"
      live="polite"
      title={words.figuresFailed}
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {sentence}
    </Notice>
  );
}
