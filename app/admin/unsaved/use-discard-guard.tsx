import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { discard as copy } from '../../copy/admin.ts';
import { useUnsavedChanges } from './form-group.ts';

export type DiscardGuardOptions = {
  form: RefObject<HTMLFormElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** What is entered in the form. By default, the values of all its fields. */
  read?: (form: HTMLFormElement) => unknown;
};

/**
 * Asks before a dialog is closed whose form has changes that aren’t saved, and before its page is left. While
 * the form is being sent they aren’t: that can fail.
 */
export function useDiscardGuard({ form, isOpen, onClose, read = readFields }: DiscardGuardOptions) {
  const [isAsking, setAsking] = useState(false);
  const untouched = useRef('');
  const afterClose = useRef<() => void>(undefined);
  const valuesOf = (element: HTMLFormElement) => JSON.stringify(read(element));
  const hasChanges = () =>
    isOpen && form.current !== null && valuesOf(form.current) !== untouched.current;
  useUnsavedChanges(hasChanges);

  function close() {
    setAsking(false);
    onClose();
    afterClose.current?.();
  }

  return {
    hasChanges,
    /** `act` is done once the form is closed, unless the person goes on editing. */
    leave(act?: () => void): void {
      afterClose.current = act;
      if (hasChanges()) setAsking(true);
      else close();
    },
    /** Belongs behind the fields. With another `key`, the values that they have by then are the start. */
    start: (key?: string): ReactNode => (
      <OnMount
        key={key}
        run={() => {
          if (form.current) untouched.current = valuesOf(form.current);
        }}
      />
    ),
    /** Belongs beside the dialog. */
    question: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.title}
        description={copy.description}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        destructive
        onConfirm={close}
      />
    ),
  };
}

function readFields(form: HTMLFormElement) {
  return [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
}

/** Runs once the fields are rendered, which a dialog does after its own effects. */
function OnMount({ run }: { run: () => void }) {
  const runOnce = useEffectEvent(run);
  useEffect(() => runOnce(), []);
  return null;
}
