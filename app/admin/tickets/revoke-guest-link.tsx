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

/** Ends what a guest's mails lead to, for one that came into wrong hands. Asks once more first. */
export function RevokeGuestLink({ onEnd }: { onEnd: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const [end, isEnding] = useAction(
    async () => {
      await onEnd();
      goBack();
      toast({ title: listCopy.success, description: copy.ended });
    },
    { title: listCopy.error },
  );

  function goBack() {
    setAsking(false);
    ask.current?.focus();
  }

  return (
    <DetailSection title={copy.title}>
      <Stack gap="s">
        <Text size="small" tone="soft">
          {copy.hint}
        </Text>
        <Inline gap="xs">
          <Button
            ref={ask}
            variant="quiet"
            size="small"
            expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {copy.ask}
          </Button>
        </Inline>
        {isAsking && (
          <Stack gap="xs">
            <Text size="small">{copy.question}</Text>
            <Inline gap="xs">
              <Button
                variant="destructive"
                size="small"
                pending={isEnding && copy.pending}
                onClick={end}
              >
                {copy.confirm}
              </Button>
              <Button variant="plain" size="small" onClick={goBack}>
                {copy.keep}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </DetailSection>
  );
}
