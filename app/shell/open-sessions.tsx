import { useRef, useState } from 'react';
import type { OpenSession } from '#contract/session';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Inline } from '#ui/inline';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { openSessions as copy } from '../copy/account.ts';
import { useOpenSessions } from '../data/account.ts';
import { useAuth } from '../data/auth.tsx';
import { getErrorMessage } from '../data/error-message.ts';
import { DateTime } from '../format/date-time.tsx';
import { useToast } from '../state/toasts.ts';
import { LoadFailed } from './load-failed.tsx';
import { useAction } from './use-action.ts';

/** `leaveTo`: where to go after signing out everywhere. */
type OpenSessionsProps = { leaveTo: string };

export function OpenSessions({ leaveTo }: OpenSessionsProps) {
  const { sessions, failed, onRetry, end } = useOpenSessions();
  const everywhere = useRef<HTMLButtonElement>(null);
  const { signOutEverywhere } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const toast = useToast();

  async function signOut() {
    setPending(true);
    try {
      await signOutEverywhere();
      location.assign(leaveTo);
    } catch (cause) {
      const description = getErrorMessage(cause) ?? '';
      toast({ tone: 'critical', title: copy.signOutFailed, description });
      setPending(false);
    }
  }

  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  return (
    <Stack gap="l">
      {sessions ? (
        <Stack gap="m" as="ul">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={async () => {
                await end(session.id);
                // The row's own button is gone.
                everywhere.current?.focus();
                toast({ title: copy.ended(session.device) });
              }}
            />
          ))}
        </Stack>
      ) : (
        <div>
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <Skeleton shape="heading" />
        </div>
      )}
      <Inline>
        <Button
          ref={everywhere}
          variant="destructive"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {copy.signOutEverywhere}
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        destructive
        title={copy.signOutEverywhere}
        description={copy.signOutHint}
        confirmLabel={copy.signOutEverywhere}
        cancelLabel={copy.cancel}
        loading={pending && copy.signingOut}
        onConfirm={signOut}
      />
    </Stack>
  );
}

type SessionRowProps = { session: OpenSession; onEnd: () => Promise<void> };

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { device, seenAt, current } = session;
  const [end, isEnding] = useAction(onEnd, { title: copy.endFailed });
  return (
    <Inline gap="m" align="center" justify="between" wrap="never">
      <Stack gap="none">
        <Text weight="medium">{device}</Text>
        <Text tone="soft" size="small">
          {copy.seen} <DateTime at={seenAt} />
        </Text>
      </Stack>
      {current ? (
        <Badge>{copy.thisOne}</Badge>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={copy.endOf(device)}
          loading={isEnding && copy.signingOut}
          onClick={end}
        >
          {copy.end}
        </Button>
      )}
    </Inline>
  );
}
