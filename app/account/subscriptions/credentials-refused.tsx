import { apiPaths } from '#contract/paths';
import { Button, ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { credentials as words } from '../../copy/account.ts';
import { tryAgain } from '../../copy/shell.ts';
import { ApiError } from '../../data/api-error.ts';
import { sentenceOf } from '../../data/sentence.ts';

type CredentialsRefusedProps = { error: unknown; backTo: string; onRetry: () => void };

/** Why nothing is shown: a sign-in too long ago leads to a new one and back, others are told. */
export function CredentialsRefused({ error, backTo, onRetry }: CredentialsRefusedProps) {
  if (error instanceof ApiError && error.problem?.code === 'sign_in_again') {
    const way = new URLSearchParams({ again: '1', next: backTo });
    return (
      <Notice
        title={words.again}
        tone="caution"
        live="urgent"
        action={
          <ButtonLink href={`${apiPaths.customerLogin}?${way}`} size="small">
            {words.signIn}
          </ButtonLink>
        }
      >
        {words.againHint}
      </Notice>
    );
  }
  return (
    <Notice
      title={words.failed}
      tone="critical"
      live="urgent"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  );
}
