import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LiveNotice } from '#contract/live-notices';
import { liveUpdates as copy } from '../../copy/live-updates.ts';
import { openedFromToast } from '../../shell/use-focus-on-navigation.ts';
import { toastsAtom, useToast } from '../../state/toasts.ts';
import { summarizeUpdates } from './summarize-updates.ts';
import { isDialogOpen, useIsDialogOpen } from './use-is-dialog-open.ts';

type Telling = {
  /** So many, from the first on. */
  onTold: (count: number) => void;
  /** They are to be told again. */
  onKept: (notices: readonly LiveNotice[]) => void;
};

/**
 * Says what has happened in one message, once nothing else is being said: it neither takes away what
 * somebody reads, nor the message that they have their focus in. Nor a dialog, as what it leads to
 * would: it waits for that, and comes again where one was opened before it was pressed.
 */
export function useUpdateToasts(untold: readonly LiveNotice[], { onTold, onKept }: Telling): void {
  const navigate = useNavigate();
  const toast = useToast();
  const isSaying = useAtomValue(toastsAtom).some(({ open }) => open);
  const isBusy = useIsDialogOpen() || isSaying;

  const tell = useEffectEvent(() => {
    const summary = summarizeUpdates(untold);
    if (!summary) return;
    const { title, description, href, place } = summary;
    toast({
      variant: 'news',
      title,
      ...(description && { description }),
      action: {
        label: copy.show,
        altText: copy.foundUnder(place),
        onSelect: () =>
          isDialogOpen() ? onKept(untold) : void navigate(href, { state: openedFromToast }),
      },
    });
    // More may have come since this was drawn.
    onTold(untold.length);
  });

  const isDue = untold.length > 0 && !isBusy;
  useEffect(() => {
    if (isDue) tell();
  }, [isDue]);
}
