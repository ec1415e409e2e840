import type { RefObject } from 'react';
import type { Product } from '#contract/products';
import { Button } from '#ui/button';
import { undo } from '../../copy/admin-list.ts';
import { products as copy } from '../../copy/admin-products.ts';
import { useProductMutations } from '../../data/admin-products.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { undoWith } from '../list/undo.ts';

type ArchiveButtonProps = {
  product: Product;
  /** Gets the focus when the row has left the list. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** Archives a product, or brings it back. Its toast can undo it, so it needs no confirmation. */
export function ArchiveButton({ product, finalFocus }: ArchiveButtonProps) {
  const { id, title, active, archivedAt } = product;
  const isArchived = archivedAt !== null;
  const { change } = useProductMutations();
  const toast = useToast();
  const [toggle] = useAction(
    async () => {
      await change(id, { archived: !isArchived });
      finalFocus.current?.focus();
      const description = isArchived ? copy.unarchived(title, active) : copy.archived(title);
      toast({ title: copy.success, description, ...undoWith(() => void takeBack()) });
    },
    { title: copy.error },
  );
  const [takeBack] = useAction(
    async () => {
      await change(id, { archived: isArchived });
      toast({ title: copy.success, description: undo.done });
    },
    { title: copy.error },
  );
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={isArchived ? copy.unarchiveOf(title) : copy.archiveOf(title)}
      onClick={toggle}
    >
      {isArchived ? copy.unarchive : copy.archive}
    </Button>
  );
}
