import type { ReactNode } from 'react';
import { isSignInAgainRequired } from '../../data/api-error.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

type Reauthentication = {
  /** Does something; where that wants a fresh sign-in, asks for it and does it again. */
  withReauthentication: <T>(act: () => Promise<T>) => Promise<T>;
  /** To be rendered beside what is done. */
  dialog: ReactNode;
};

/**
 * Lets an act that wants a fresh sign-in go on from where it is: what was typed stays. Given up,
 * it fails with the refusal that it met.
 */
export function useReauthentication(): Reauthentication {
  const { opening, open, onOpenChange } = useDialogState<(isProved: boolean) => void>();

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
        onClose={(isProved) => {
          onOpenChange(false);
          opening.subject(isProved);
        }}
      />
    ),
  };
}
