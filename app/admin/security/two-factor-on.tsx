import { type RefObject, useState } from 'react';
import type { Totp } from '#contract/totp';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { twoFactorOn as copy } from '../../copy/admin-security.ts';
import { DateTime } from '../../format/date-time.tsx';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { RegenerateCodesDialog } from './regenerate-codes-dialog.tsx';
import * as css from './security.css.ts';
import { TurnOffTwoFactorDialog } from './turn-off-two-factor-dialog.tsx';

type TwoFactorOnProps = {
  totp: Totp;
  /** Gets focus after two-factor authentication is turned off. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** Warn at this many remaining codes. */
const lowCodeCount = 3;

/** Shows when it was turned on and the remaining codes, with actions for both. */
export function TwoFactorOn({
  totp: { enabledAt, recoveryCodesLeft: left, required },
  finalFocus,
}: TwoFactorOnProps) {
  const regenerating = useDialogState<null>();
  const [isTurningOff, setTurningOff] = useState(false);
  return (
    <div className={css.step}>
      <Stack gap="l">
        <Text>{copy.lead}</Text>
        {left <= lowCodeCount && (
          <Notice tone="caution" title={copy.few(left)}>
            {copy.fewHint}
          </Notice>
        )}
        <DescriptionList
          items={[
            { term: copy.since, detail: enabledAt && <DateTime at={enabledAt} /> },
            { term: copy.left, detail: copy.leftOf(left) },
          ]}
        />
        <Inline gap="s">
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => regenerating.open(null)}>
            {copy.renew}
          </Button>
          {!required && (
            <Button
              variant="destructive"
              aria-haspopup="dialog"
              onClick={() => setTurningOff(true)}
            >
              {copy.switchOff}
            </Button>
          )}
        </Inline>
        {required && (
          <Text size="small" tone="soft">
            {copy.required}
          </Text>
        )}
      </Stack>
      {regenerating.opening && (
        <RegenerateCodesDialog
          key={regenerating.opening.key}
          open={regenerating.opening.isOpen}
          onOpenChange={regenerating.onOpenChange}
        />
      )}
      <TurnOffTwoFactorDialog
        open={isTurningOff}
        onOpenChange={setTurningOff}
        finalFocus={finalFocus}
      />
    </div>
  );
}
