import type { RefObject } from 'react';
import type { Product } from '#contract/products';
import { undo } from '../../copy/admin-list.ts';
import { products as copy } from '../../copy/admin-products.ts';
import { useProductMutations } from '../../data/admin-products.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { undoWith } from '../list/undo.ts';

/**
 * Archives a product, or brings it back. Its toast can undo it, so it needs no confirmation. `finalFocus`
 * gets the focus when the row has left the list.
 */
export function useArchive(finalFocus: RefObject<HTMLElement | null>) {
  const { change } = useProductMutations();
  const toast = useToast();
  const [toggle] = useAction(
    async ({ id, title, active, archivedAt, version }: Product) => {
      const isArchived = archivedAt !== null;
      const changed = await change(id, { archived: !isArchived, version });
      finalFocus.current?.focus();
      const description = isArchived ? copy.unarchived(title, active) : copy.archived(title);
      const back = () => void undoArchive(changed, isArchived);
      toast({ title: copy.success, description, ...undoWith(back) });
    },
    { title: copy.error },
  );
  const [undoArchive] = useAction(
    async ({ id, version }: Product, archived: boolean) => {
      await change(id, { archived, version });
      toast({ title: copy.success, description: undo.done });
    },
    { title: copy.error },
  );
  return toggle;
}
