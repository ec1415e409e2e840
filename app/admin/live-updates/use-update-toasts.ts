import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LiveUpdate } from '#contract/live-updates';
import { liveUpdates as copy } from '../../copy/admin.ts';
import { movingFocus } from '../../shell/use-focus-on-navigation.ts';
import { isDialogOpen, useIsDialogOpen } from '../../state/dialog-open.ts';
import { toastsAtom, useToast } from '../../state/toasts.ts';
import { summarizeUpdates } from './summarize-updates.ts';

type UpdateToastCallbacks = {
  /** The first `count` updates were announced. */
  onAnnounced: (count: number) => void;
  /** Announce these updates again later. */
  onPostponed: (notices: readonly LiveUpdate[]) => void;
};

/**
 * Announces pending updates in one toast. Waits while another toast or a dialog is open, so that it
 * neither replaces what is being read nor navigates away from a form. If a dialog was opened before
 * the toast's button is pressed, the updates are announced again after the dialog closes.
 */
export function useUpdateToasts(
  pending: readonly LiveUpdate[],
  { onAnnounced, onPostponed }: UpdateToastCallbacks,
): void {
  const navigate = useNavigate();
  const toast = useToast();
  const isToastOpen = useAtomValue(toastsAtom).some(({ open }) => open);
  const isBusy = useIsDialogOpen() || isToastOpen;

  const announce = useEffectEvent(() => {
    const summary = summarizeUpdates(pending);
    if (!summary) return;
    const { title, description, href, place } = summary;
    toast({
      tone: 'info',
      title,
      ...(description && { description }),
      action: {
        label: copy.show,
        altText: copy.foundUnder(place),
        onSelect: () =>
          isDialogOpen() ? onPostponed(pending) : void navigate(href, { state: movingFocus }),
      },
    });
    // More updates may have arrived since this render.
    onAnnounced(pending.length);
  });

  const isDue = pending.length > 0 && !isBusy;
  useEffect(() => {
    if (isDue) announce();
  }, [isDue]);
}
