import type { ReactNode } from 'react';
import { isSignInAgainRequired } from '../../data/api-error.ts';
import { useOpening } from '../../shell/use-opening.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

type IdentityCheck = {
  /** Does something; where that wants a fresh sign-in, asks for it and does it again. */
  confirmed: <T>(act: () => Promise<T>) => Promise<T>;
  /** To be rendered beside what is done. */
  dialog: ReactNode;
};

/**
 * Lets an act that wants a fresh sign-in go on from where it is: what was typed stays. Given up,
 * it fails with the refusal that it met.
 */
export function useIdentityCheck(): IdentityCheck {
  const { opening, open, onOpenChange } = useOpening<(isProved: boolean) => void>();

  async function confirmed<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!isSignInAgainRequired(error)) throw error;
      if (!(await new Promise<boolean>(open))) throw error;
      return act();
    }
  }

  return {
    confirmed,
    dialog: opening && (
      <ConfirmIdentityDialog
        key={opening.turn}
        open={opening.isOpen}
        onClose={(isProved) => {
          onOpenChange(false);
          opening.subject(isProved);
        }}
      />
    ),
  };
}
