import type { ToastAction } from '#ui/toast';
import { undo as copy } from '../../copy/admin-list.ts';

/** The action of a toast that takes a change back. */
export function undoWith(onSelect: () => void): { action: ToastAction } {
  return { action: { label: copy.label, altText: copy.elsewhere, onSelect } };
}
