import { useState } from 'react';
import type { OpenSession } from '#contract/session';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Inline } from '#ui/inline';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { profile as words } from '../../copy/account.ts';
import { useAuth } from '../../data/auth.tsx';
import { useOpenSessions } from '../../data/customer.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { Day } from '../../format/day.tsx';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { useToast } from '../../state/toasts.ts';

/** Every browser in which one is signed in, and the way out of all of them. */
export function Sessions() {
  const { sessions, error, retry } = useOpenSessions();
  const { signOutEverywhere } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const toast = useToast();

  async function signOut() {
    setPending(true);
    try {
      await signOutEverywhere();
      location.assign(paths.home);
    } catch (cause) {
      const description = sentenceOf(cause) ?? '';
      toast({ variant: 'destructive', title: words.signOutFailed, description });
      setPending(false);
    }
  }

  if (error) {
    return <LoadFailed title={words.sessionsFailed} sentence={sentenceOf(error)} onRetry={retry} />;
  }
  return (
    <Stack gap="l">
      {sessions ? (
        <Stack gap="m" as="ul">
          {sessions.map((session) => (
            <SessionRow key={`${session.device} ${session.signedInAt}`} session={session} />
          ))}
        </Stack>
      ) : (
        <div>
          <VisuallyHidden live>{words.sessionsLoading}</VisuallyHidden>
          <Skeleton shape="heading" />
        </div>
      )}
      <Inline>
        <Button variant="destructive" opensDialog onClick={() => setAsking(true)}>
          {words.signOutEverywhere}
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        destructive
        title={words.signOutEverywhere}
        description={words.signOutHint}
        confirmLabel={words.signOutEverywhere}
        cancelLabel={words.cancel}
        pending={pending && words.signingOut}
        onConfirm={signOut}
      />
    </Stack>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { device, seenAt, current } = session;
  return (
    <Inline gap="s" align="center">
      <Text as="span" weight="medium">
        {device}
      </Text>
      <Text as="span" tone="soft" size="small">
        {words.seen} <Day at={seenAt} />
      </Text>
      {current && <Badge>{words.thisOne}</Badge>}
    </Inline>
  );
}
