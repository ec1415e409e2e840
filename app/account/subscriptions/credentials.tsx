import { useEffect, useId, useState } from 'react';
import type { Credential } from '#contract/delivery';
import { Button } from '#ui/button';
import { CopyButton, CopyField } from '#ui/copy-field';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { credentials as copy } from '../../copy/account.ts';
import { tryAgain } from '../../copy/shell.ts';
import { addressOf } from '../../data/address.ts';
import { isSignInAgainRequired } from '../../data/api-error.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { ReauthenticationNotice } from '../../shell/reauthentication-notice.tsx';
import { useToast } from '../../state/toasts.ts';
import * as css from './credential-list.css.ts';

type CredentialsErrorProps = { error: unknown; backTo: string; onRetry: () => void };

type CredentialsProps = {
  /** Fetches them each time: they are never cached. */
  onReveal: () => Promise<readonly Credential[]>;
  /** Where to return after signing in again. */
  backTo: string;
};

export function Credentials({ onReveal, backTo }: CredentialsProps) {
  const titleId = useId();
  const listId = useId();
  const [shown, setShown] = useState<readonly Credential[]>();
  const [refused, setRefused] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  useHiddenOnLeaving(() => setShown(undefined));

  async function show() {
    setPending(true);
    setRefused(undefined);
    try {
      setShown(await onReveal());
    } catch (error) {
      setRefused(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} size={3} id={titleId}>
            {copy.title}
          </Heading>
          <Text tone="soft" size="small" measure>
            {shown ? copy.shownHint : copy.hint}
          </Text>
        </Stack>
        <Inline>
          <Button
            variant="quiet"
            icon={shown ? undefined : 'lock'}
            aria-expanded={shown !== undefined}
            aria-controls={shown && listId}
            loading={isPending && copy.showing}
            onClick={shown ? () => setShown(undefined) : show}
          >
            {shown ? copy.hide : copy.show}
          </Button>
        </Inline>
        {refused !== undefined && (
          <CredentialsError error={refused} backTo={backTo} onRetry={show} />
        )}
        {shown && (
          <div id={listId}>
            <CredentialList credentials={shown} />
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** The browser may keep the page in its back/forward cache. */
function useHiddenOnLeaving(hide: () => void) {
  useEffect(() => {
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  });
}

function CredentialsError({ error, backTo, onRetry }: CredentialsErrorProps) {
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

function CredentialList({ credentials }: { credentials: readonly Credential[] }) {
  const toast = useToast();
  const onFail = () => toast({ tone: 'critical', ...copy.copyFailed });
  return (
    <Stack gap="m" as="ul">
      {credentials.map(({ label, value }) =>
        value.includes('\n') ? (
          <Lines key={`${label} ${value}`} label={label} value={value} onFail={onFail} />
        ) : (
          <CopyField key={`${label} ${value}`} label={label} value={value} onFail={onFail} />
        ),
      )}
    </Stack>
  );
}

/** A multi-line value, such as a private key: an input would join its lines. */
function Lines({ label, value, onFail }: Credential & { onFail: () => void }) {
  return (
    <Stack gap="xs" align="start">
      <Text weight="medium" size="small">
        {label}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label={label} tabIndex={0} className={css.lines}>
        {value}
      </section>
      <CopyButton
        text={value}
        aria-label={`Copy ${label}`}
        announcement={`${label} copied`}
        onFail={onFail}
      />
    </Stack>
  );
}
