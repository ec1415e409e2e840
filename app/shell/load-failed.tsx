import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { tryAgain } from '../copy/shell.ts';

type LoadFailedProps = {
  /** What did not load. */
  title: string;
  sentence: string | undefined;
  onRetry: () => void;
  /** `small` where the page is dense. */
  size?: 'medium' | 'small';
};

/** Something did not load: why, and the way to try again. */
export function LoadFailed({ title, sentence, onRetry, size = 'medium' }: LoadFailedProps) {
  return (
    <Notice
      tone="critical"
      live="polite"
      title={title}
      action={
        <Button variant="quiet" size={size} onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {sentence}
    </Notice>
  );
}
