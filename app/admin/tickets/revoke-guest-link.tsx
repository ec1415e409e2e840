import { useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { list as listWords } from '../../copy/admin-list.ts';
import { guestLink as words } from '../../copy/admin-tickets.ts';
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
      toast({ title: listWords.success, description: words.ended });
    },
    { title: listWords.error },
  );

  function goBack() {
    setAsking(false);
    ask.current?.focus();
  }

  return (
    <DetailSection title={words.title}>
      <Stack gap="s">
        <Text size="small" tone="soft">
          {words.hint}
        </Text>
        <Inline gap="xs">
          <Button
            ref={ask}
            variant="quiet"
            size="small"
            expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {words.ask}
          </Button>
        </Inline>
        {isAsking && (
          <Stack gap="xs">
            <Text size="small">{words.question}</Text>
            <Inline gap="xs">
              <Button
                variant="destructive"
                size="small"
                pending={isEnding && words.pending}
                onClick={end}
              >
                {words.confirm}
              </Button>
              <Button variant="plain" size="small" onClick={goBack}>
                {words.keep}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </DetailSection>
  );
}
