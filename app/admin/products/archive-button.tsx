import type { RefObject } from 'react';
import type { Product } from '#contract/products';
import { Button } from '#ui/button';
import { products as copy } from '../../copy/admin-products.ts';
import { useArchive } from './use-archive.ts';

type ArchiveButtonProps = {
  product: Product;
  /** Gets the focus when the row has left the list. */
  finalFocus: RefObject<HTMLElement | null>;
};

/** Archives a product, or brings it back. */
export function ArchiveButton({ product, finalFocus }: ArchiveButtonProps) {
  const { title, archivedAt } = product;
  const isArchived = archivedAt !== null;
  const toggle = useArchive(finalFocus);
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={isArchived ? copy.unarchiveOf(title) : copy.archiveOf(title)}
      onClick={() => void toggle(product)}
    >
      {isArchived ? copy.unarchive : copy.archive}
    </Button>
  );
}
