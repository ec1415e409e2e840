import type { Subscription } from '#contract/subscriptions';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { tryAgain } from '../../copy/shell.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { ChangeCard } from '../billing/change-card.tsx';
import { needsCard } from './errors.ts';

type PlanChangeErrorProps = {
  title: string;
  error: unknown;
  subscription: Subscription;
  /** Set when retrying may help. */
  onRetry?: () => void;
};

export function PlanChangeError({ title, error, subscription, onRetry }: PlanChangeErrorProps) {
  const action = needsCard(error) ? (
    <ChangeCard subscription={subscription} variant="quiet" />
  ) : (
    onRetry && (
      <Button variant="quiet" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    )
  );
  return (
    <Notice title={title} tone="critical" live="assertive" action={action}>
      {getErrorMessage(error)}
    </Notice>
  );
}
