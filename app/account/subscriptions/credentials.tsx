import { useEffect, useId, useState } from 'react';
import type { Credential } from '#contract/delivery';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { credentials as words } from '../../copy/account.ts';
import { CredentialList } from './credential-list.tsx';
import { CredentialsError } from './credentials-error.tsx';

type CredentialsProps = {
  /** Opens them anew: they are never kept. */
  onReveal: () => Promise<readonly Credential[]>;
  /** Where somebody who has to sign in again comes back to. */
  backTo: string;
};

/** What an owner needs to get into their website, for as long as they look at it. */
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
    <Panel as="section" labelledBy={titleId}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} size={3} id={titleId}>
            {words.title}
          </Heading>
          <Text tone="soft" size="small" measure>
            {shown ? words.shownHint : words.hint}
          </Text>
        </Stack>
        <Inline>
          <Button
            variant="quiet"
            icon={shown ? undefined : 'lock'}
            expanded={shown !== undefined}
            controls={shown && listId}
            pending={isPending && words.showing}
            onClick={shown ? () => setShown(undefined) : show}
          >
            {shown ? words.hide : words.show}
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

/** A page that was left may be kept whole by the browser, to be shown when one comes back. */
function useHiddenOnLeaving(hide: () => void) {
  useEffect(() => {
    addEventListener('pagehide', hide);
    return () => removeEventListener('pagehide', hide);
  });
}
