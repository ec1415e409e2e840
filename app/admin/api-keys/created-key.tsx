import type { RefObject } from 'react';
import type { CreatedApiKey } from '#contract/api-keys';
import { Button } from '#ui/button';
import { CopyField } from '#ui/copy-field';
import { Dialog } from '#ui/dialog';
import { apiKeyCreated as copy } from '../../copy/admin-api-keys.ts';
import { useToast } from '../../state/toasts.ts';

type CreatedKeyProps = {
  created: CreatedApiKey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus: RefObject<HTMLElement | null>;
};

/** Shows a new key once. It can only be left by its button, so that no stray click loses the key. */
export function CreatedKey({ created, open, onOpenChange, finalFocus }: CreatedKeyProps) {
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
        label={copy.secret}
        value={created.secret}
        onFail={() => toast({ tone: 'critical', ...copy.copyFailed })}
      />
    </Dialog>
  );
}
