import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { Notice } from '../notice/notice.tsx';
import { Stack } from '../stack/stack.tsx';

/** A question with two answers. The caller controls it and closes it when the action is done. */
export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The action, as a question or a verb. */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: string;
  /** Details that need more than a sentence; long content scrolls. */
  children?: ReactNode;
  /** The action's verb, never 'OK' or 'Yes'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that can't be undone. Focus starts on Cancel. */
  destructive?: boolean;
  /** The label while the action runs: 'Deleting...'. While loading, the dialog stays open. */
  loading?: string | false;
  /** Why the action failed. Stays next to the button to try again. */
  error?: string;
  /**
   * Gets the focus on close when the element that opened the dialog is gone, such as a deleted row.
   */
  finalFocus?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
};

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    destructive = false,
    loading = false,
    error,
    finalFocus,
    onConfirm,
  } = useLocaleTexts('ConfirmDialog', props);
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isLoading = Boolean(loading);
  const failure = error && !isLoading && <Notice tone="critical" live="assertive" title={error} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="small"
      role="alertdialog"
      dismissible={!isLoading}
      initialFocus={destructive ? cancel : confirm}
      {...(finalFocus && { finalFocus })}
      actions={
        <>
          <Button
            ref={cancel}
            variant="quiet"
            disabled={isLoading}
            onClick={() => onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={destructive ? 'destructive' : 'primary'}
            loading={loading}
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
