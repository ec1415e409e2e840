import { useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { list as listCopy } from '../../copy/admin-list.ts';
import { guestLink as copy } from '../../copy/admin-tickets.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { DetailSection } from '../detail-section.tsx';

/** Revokes the links in a guest's emails, after a confirmation. */
export function RevokeGuestLink({ onRevoke }: { onRevoke: () => Promise<unknown> }) {
  const [isConfirming, setConfirming] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const [revoke, isRevoking] = useAction(
    async () => {
      await onRevoke();
      closeConfirmation();
      toast({ title: listCopy.success, description: copy.ended });
    },
    { title: listCopy.error },
  );

  function closeConfirmation() {
    setConfirming(false);
    trigger.current?.focus();
  }

  return (
    <DetailSection title={copy.title}>
      <Stack gap="s">
        <Text size="small" tone="soft">
          {copy.hint}
        </Text>
        <Inline gap="xs">
          <Button
            ref={trigger}
            variant="quiet"
            size="small"
            aria-expanded={isConfirming}
            onClick={() => setConfirming(!isConfirming)}
          >
            {copy.ask}
          </Button>
        </Inline>
        {isConfirming && (
          <Stack gap="xs">
            <Text size="small">{copy.question}</Text>
            <Inline gap="xs">
              <Button
                variant="destructive"
                size="small"
                loading={isRevoking && copy.pending}
                onClick={revoke}
              >
                {copy.confirm}
              </Button>
              <Button variant="plain" size="small" onClick={closeConfirmation}>
                {copy.keep}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </DetailSection>
  );
}
