import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { waiting } from '../../copy/checkout.ts';

/**
 * `open`, `resumed` (opened before this page was), `blocked` (no window came up), `unreachable` for
 * now, or over without a payment.
 */
export type WaitingState = 'open' | 'resumed' | 'blocked' | 'unreachable' | 'expired' | 'failed';

export type WaitingProps = {
  state: WaitingState;
  url: string;
  onChangeOrder: () => void;
  onRetry: () => void;
};

const words: Record<WaitingState, { title: string; body: string }> = {
  open: { title: waiting.title, body: waiting.body },
  resumed: { title: waiting.title, body: waiting.resumed },
  blocked: { title: waiting.blockedTitle, body: waiting.blocked },
  unreachable: { title: waiting.title, body: waiting.unreachable },
  expired: { title: waiting.expiredTitle, body: waiting.expired },
  failed: { title: waiting.failedTitle, body: waiting.failed },
};

const titleId = 'waiting-title';

/** Stands in the form's place while the payment happens in another window. */
export function WaitingForPayment({ state, url, onChangeOrder, onRetry }: WaitingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = state === 'expired' || state === 'failed';

  // The pressed button is gone: focus goes to what took its place, and again when it is over. On a
  // page that has just loaded nothing was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a blip of the network takes no focus
  useEffect(() => {
    if (state !== 'resumed') title.current?.focus();
  }, [isOver]);

  return (
    <Panel as="section" labelledBy={titleId} padding="large">
      <Stack gap="m">
        <Heading level={2} size={3} id={titleId} ref={title} focusable>
          {words[state].title}
        </Heading>
        <LiveRegion>
          <Text>{words[state].body}</Text>
        </LiveRegion>
        <Inline gap="s">
          {isOver ? (
            <Button onClick={onRetry}>{waiting.retry}</Button>
          ) : (
            <ButtonLink href={url} newTab>
              {state === 'blocked' ? waiting.open : waiting.again}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={onChangeOrder}>
            {waiting.change}
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}
