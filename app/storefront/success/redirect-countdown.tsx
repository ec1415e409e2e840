import { type Ref, useEffect, useRef } from 'react';
import { Button } from '#ui/button';
import { Countdown } from '#ui/countdown';
import { Text } from '#ui/text';
import { success } from '../../copy/success.ts';

export type RedirectCountdownProps = {
  secondsLeft: number;
  totalSeconds: number;
  /** `paused`: while someone uses the page. */
  state: 'running' | 'paused' | 'stopped';
  onStay: () => void;
  /** Called with the countdown while it is shown. */
  ref?: Ref<HTMLDivElement>;
};

/** Announces the redirect and lets visitors stay. */
export function RedirectCountdown({
  secondsLeft,
  totalSeconds,
  state,
  onStay,
  ref,
}: RedirectCountdownProps) {
  const stopped = state === 'stopped';
  const said = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The button is gone, so move the focus to the text that replaced it.
  useEffect(() => {
    if (stopped && isPressed.current) said.current?.focus();
  }, [stopped]);

  if (stopped) {
    return (
      <div ref={said} tabIndex={-1}>
        <Text tone="soft">{success.stayed}</Text>
      </div>
    );
  }
  const unit = secondsLeft === 1 ? 'second' : 'seconds';
  return (
    <div ref={ref}>
      <Countdown
        secondsLeft={state === 'paused' ? totalSeconds : secondsLeft}
        totalSeconds={totalSeconds}
        text={
          state === 'paused'
            ? success.paused
            : `Redirecting to the home page in ${secondsLeft} ${unit}`
        }
        announcement={`You’ll be redirected to the home page in ${totalSeconds} seconds.`}
        action={
          <Button
            variant="quiet"
            size="small"
            aria-label={success.stayLabel}
            onClick={() => {
              isPressed.current = true;
              onStay();
            }}
          >
            {success.stay}
          </Button>
        }
      />
    </div>
  );
}
