import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { credentials as copy } from '../../copy/account.ts';
import { tryAgain } from '../../copy/shell.ts';
import { addressOf } from '../../data/address.ts';
import { isSignInAgainRequired } from '../../data/api-error.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { ReauthenticationNotice } from '../../shell/reauthentication-notice.tsx';

type CredentialsErrorProps = { error: unknown; backTo: string; onRetry: () => void };

export function CredentialsError({ error, backTo, onRetry }: CredentialsErrorProps) {
  if (isSignInAgainRequired(error)) {
    return <ReauthenticationNotice login={addressOf('GET /api/customer/login')} backTo={backTo} />;
  }
  return (
    <Notice
      title={copy.failed}
      tone="critical"
      live="assertive"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {getErrorMessage(error)}
    </Notice>
  );
}
