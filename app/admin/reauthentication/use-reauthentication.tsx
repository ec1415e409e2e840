import type { ReactNode } from 'react';
import { isSignInAgainRequired } from '../../data/api-error.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

export type Reauthentication = {
  /** Runs an action. If it requires a recent sign-in, asks for the password and runs it again. */
  withReauthentication: <T>(act: () => Promise<T>) => Promise<T>;
  /** Render this beside the action. */
  dialog: ReactNode;
};

/**
 * Lets an action that requires a recent sign-in continue in place, so that input is kept. If the
 * admin cancels, the action fails with its original error.
 */
export function useReauthentication(): Reauthentication {
  const { opening, open, onOpenChange } = useDialogState<(isConfirmed: boolean) => void>();

  async function withReauthentication<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!isSignInAgainRequired(error)) throw error;
      if (!(await new Promise<boolean>(open))) throw error;
      return act();
    }
  }

  return {
    withReauthentication,
    dialog: opening && (
      <ReauthenticationDialog
        key={opening.key}
        open={opening.isOpen}
        onClose={(isConfirmed) => {
          onOpenChange(false);
          opening.subject(isConfirmed);
        }}
      />
    ),
  };
}
