import type { TotpSetup } from '#contract/totp';
import { Button } from '#ui/button';
import { CopyField } from '#ui/copy-field';
import { Stack } from '#ui/stack';
import { security, twoFactorSetup } from '../../copy/admin-security.ts';
import { useToast } from '../../state/toasts.ts';
import { QrCode } from './qr-code.tsx';
import { SetupStep } from './setup-step.tsx';

type ScanQrCodeStepProps = { setup: TotpSetup; onBack: () => void; onNext: () => void };

/** Shows the key as a QR code and as text. */
export function ScanQrCodeStep({ setup, onBack, onNext }: ScanQrCodeStepProps) {
  const { scan: copy, next } = twoFactorSetup;
  const toast = useToast();
  return (
    <SetupStep
      step={1}
      title={copy.title}
      lead={copy.lead}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            {security.cancel}
          </Button>
          <Button onClick={onNext}>{next}</Button>
        </>
      }
    >
      <Stack gap="m">
        <QrCode text={setup.uri} label={copy.picture} />
        <CopyField
          label={copy.key}
          description={copy.keyHint}
          value={setup.secret}
          onFail={() => toast({ tone: 'critical', ...security.copyFailed })}
        />
      </Stack>
    </SetupStep>
  );
}
