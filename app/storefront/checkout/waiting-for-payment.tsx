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
 * `resumed`: opened before this page loaded. `blocked`: the browser blocked the window.
 * `unreachable`: the server cannot be reached right now. `expired` and `failed` are final.
 */
export type WaitingState = 'open' | 'resumed' | 'blocked' | 'unreachable' | 'expired' | 'failed';

export type WaitingProps = {
  state: WaitingState;
  url: string;
  onChangeOrder: () => void;
  onRetry: () => void;
};

const copy: Record<WaitingState, { title: string; body: string }> = {
  open: { title: waiting.title, body: waiting.body },
  resumed: { title: waiting.title, body: waiting.resumed },
  blocked: { title: waiting.blockedTitle, body: waiting.blocked },
  unreachable: { title: waiting.title, body: waiting.unreachable },
  expired: { title: waiting.expiredTitle, body: waiting.expired },
  failed: { title: waiting.failedTitle, body: waiting.failed },
};

const titleId = 'waiting-title';

/** Replaces the form while the payment is open in another window. */
export function WaitingForPayment({ state, url, onChangeOrder, onRetry }: WaitingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOver = state === 'expired' || state === 'failed';

  // The submit button is gone, so move the focus to the title, and again when the payment ends. Not
  // on a page that has just loaded, where nothing was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a blip of the network takes no focus
  useEffect(() => {
    if (state !== 'resumed') title.current?.focus();
  }, [isOver]);

  return (
    <Panel as="section" aria-labelledby={titleId} padding="large">
      <Stack gap="m">
        <Heading level={2} size={3} id={titleId} ref={title} focusable>
          {copy[state].title}
        </Heading>
        <LiveRegion>
          <Text>{copy[state].body}</Text>
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
