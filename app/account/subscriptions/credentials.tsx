import { useEffect, useId, useState } from 'react';
import type { Credential } from '#contract/delivery';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { credentials as copy } from '../../copy/account.ts';
import { CredentialList } from './credential-list.tsx';
import { CredentialsError } from './credentials-error.tsx';

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
