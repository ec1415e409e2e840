import { Button } from '../button/button.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { Notice } from './notice.tsx';

/** Why loading failed, and a way to try again. */
export type Failure = { message: string; onRetry: () => void };

/** What a part shows instead of what it couldn't load. */
export function FailureNotice({ message, onRetry }: Failure) {
  const { retryLabel = 'Try again' } = useLocaleTexts('Notice', {});
  return (
    <Notice
      title={message}
      tone="critical"
      live="assertive"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}
