import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { tryAgain } from '../copy/shell.ts';
import type { LoadState } from '../data/resource.ts';

type LoadFailedProps = LoadState & {
  /** What did not load. */
  title: string;
  /** `small` on dense pages. */
  size?: 'medium' | 'small';
};

/** Says why something did not load, and offers to try again. */
export function LoadFailed({ title, failed, onRetry, size = 'medium' }: LoadFailedProps) {
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
      {failed}
    </Notice>
  );
}
