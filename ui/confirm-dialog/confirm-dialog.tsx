import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice/notice.tsx';
import { Stack } from '../stack/stack.tsx';

/** A question with two answers. The caller owns it, and closes it once it is done. */
export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The deed, as a question or a verb. */
  title: string;
  /** What follows from it, and whether it can be taken back. */
  description: string;
  /** More than a sentence: it scrolls where it is long. */
  children?: ReactNode;
  /** The deed's verb, never 'OK' or 'Yes'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what cannot be taken back: focus begins at Cancel. */
  destructive?: boolean;
  /** The word shown while it works ('Deleting...'); meanwhile it stays open. */
  pending?: string | false;
  /** Why it did not work; stays beside the button that tries again. */
  failed?: string;
  /** Where focus ends when what opened it is gone by then: the row was deleted. */
  endAt?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
};

/** Asks once more before something that is hard to take back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  destructive = false,
  pending = false,
  failed,
  endAt,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isPending = Boolean(pending);
  const failure = failed && !isPending && <Notice tone="critical" live="urgent" title={failed} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="small"
      urgent
      staysOpen={isPending}
      startAt={destructive ? cancel : confirm}
      {...(endAt && { endAt })}
      actions={
        <>
          <Button
            ref={cancel}
            variant="quiet"
            inactive={isPending}
            onClick={() => onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={destructive ? 'destructive' : 'primary'}
            pending={pending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || failure) && (
        <Stack gap="m">
          {children}
          {failure}
        </Stack>
      )}
    </Dialog>
  );
}
