import type { RefObject } from 'react';
import { Button } from '#ui/button';
import { CopyField } from '#ui/copy-field';
import { Dialog } from '#ui/dialog';
import { useToast } from '../state/toasts.ts';

type SecretDialogProps = {
  copy: {
    title: string;
    lead: string;
    label: string;
    copyFailed: { title: string; description: string };
    done: string;
  };
  secret: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** Shows a secret once. It can only be left by its button, so that no stray click loses it. */
export function SecretDialog(props: SecretDialogProps) {
  const { copy, secret, open, onOpenChange, finalFocus } = props;
  const toast = useToast();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.lead}
      dismissible={false}
      finalFocus={finalFocus}
      actions={<Button onClick={() => onOpenChange(false)}>{copy.done}</Button>}
    >
      <CopyField
        label={copy.label}
        value={secret}
        onFail={() => toast({ tone: 'critical', ...copy.copyFailed })}
      />
    </Dialog>
  );
}
