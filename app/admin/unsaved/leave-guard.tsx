import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { leaveWarning as copy } from '../../copy/admin.ts';
import { createFormGroup, FormGroupContext } from './form-group.ts';

/**
 * Asks before changes in any form of a page are lost: the browser when the page is closed or reloaded,
 * a dialog when a link, a shortcut or the Back button leads to another page. If they are saved while it asks,
 * it leaves.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [forms] = useState(createFormGroup);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (from.pathname !== to.pathname || from.search !== to.search) && forms.hasChanges(),
  );

  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (forms.hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [forms]);

  const left = useRef<typeof blocker>(null);
  const leaveOnceSaved = useEffectEvent(() => {
    if (blocker.state !== 'blocked' || left.current === blocker || forms.hasChanges()) return;
    left.current = blocker;
    blocker.proceed();
  });
  useEffect(() => forms.subscribe(() => leaveOnceSaved()), [forms]);

  return (
    <FormGroupContext value={forms}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={() => blocker.reset?.()}
        title={copy.title}
        description={copy.description}
        confirmLabel={copy.confirm}
        cancelLabel={copy.cancel}
        destructive
        onConfirm={() => blocker.proceed?.()}
      />
    </FormGroupContext>
  );
}
