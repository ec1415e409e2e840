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

type TotpOnProps = {
  totp: Totp;
  /** What still stands when it has been switched off. */
  endAt: RefObject<HTMLElement | null>;
};

/** So few are soon none. */
const few = 3;

/** Since when it is on, how many recovery codes are left, and how either changes. */
export function TwoFactorOn({ totp: { enabledAt, recoveryCodesLeft: left }, endAt }: TotpOnProps) {
  const renewing = useDialogState<null>();
  const [isSwitchingOff, setSwitchingOff] = useState(false);
  return (
    <div className={css.step}>
      <Stack gap="l">
        <Text>{copy.lead}</Text>
        {left <= few && (
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
          <Button variant="quiet" opensDialog onClick={() => renewing.open(null)}>
            {copy.renew}
          </Button>
          <Button variant="destructive" opensDialog onClick={() => setSwitchingOff(true)}>
            {copy.switchOff}
          </Button>
        </Inline>
      </Stack>
      {renewing.opening && (
        <RegenerateCodesDialog
          key={renewing.opening.key}
          open={renewing.opening.isOpen}
          onOpenChange={renewing.onOpenChange}
        />
      )}
      <TurnOffTwoFactorDialog open={isSwitchingOff} onOpenChange={setSwitchingOff} endAt={endAt} />
    </div>
  );
}
