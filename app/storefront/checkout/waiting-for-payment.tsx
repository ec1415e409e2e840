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
  /** A discount covers the first charge. */
  isFree?: boolean;
  onChangeOrder: () => void;
  onRetry: () => void;
};

type Copy = { title: string; body: string };

function copyOf(state: WaitingState, isFree: boolean): Copy {
  const title = isFree ? waiting.titleOfFree : waiting.title;
  const update = isFree ? waiting.updateOfFree : waiting.update;
  switch (state) {
    case 'open':
      return { title, body: `${waiting.body} ${update}` };
    case 'resumed':
      return { title, body: `${waiting.resumed} ${update}` };
    case 'blocked':
      return { title: waiting.blockedTitle, body: `${waiting.blocked} ${update}` };
    case 'unreachable':
      return { title, body: waiting.unreachable };
    case 'expired':
      return { title: waiting.expiredTitle, body: waiting.expired };
    case 'failed':
      return { title: waiting.failedTitle, body: waiting.failed };
  }
}

const titleId = 'waiting-title';

/** Replaces the form while the payment is open in another window. */
export function WaitingForPayment({
  state,
  url,
  isFree = false,
  onChangeOrder,
  onRetry,
}: WaitingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { title: heading, body } = copyOf(state, isFree);
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
          {heading}
        </Heading>
        <LiveRegion>
          <Text>{body}</Text>
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
