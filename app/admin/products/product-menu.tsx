import type { Product } from '#contract/products';
import { Menu } from '#ui/menu';
import { products as copy, productForm } from '../../copy/admin-products.ts';

/** What else can be done with a product than to edit it. */
export type ProductActs = {
  onDuplicate: (product: Product) => void;
  onArchive: (product: Product) => void;
  /** Where the row doesn’t have it. Asks first, so the form stays open behind the question. */
  onDelete?: (product: Product) => void;
};

type ProductMenuProps = {
  product: Product;
  acts: ProductActs;
  /** Closes the form, unless the admin keeps editing, and then does the act. */
  onLeave: (act: () => void) => void;
};

/** Duplicates or archives the product that a form edits, or deletes it. */
export function ProductMenu({ product, acts, onLeave }: ProductMenuProps) {
  const { onDuplicate, onArchive, onDelete } = acts;
  return (
    <Menu
      label={productForm.more}
      align="start"
      groups={[
        [
          { label: productForm.duplicate, onSelect: () => onLeave(() => onDuplicate(product)) },
          {
            label: product.archivedAt === null ? copy.archive : copy.unarchive,
            onSelect: () => onLeave(() => onArchive(product)),
          },
        ],
        ...(onDelete
          ? [
              [
                {
                  label: productForm.delete,
                  tone: 'critical' as const,
                  onSelect: () => onDelete(product),
                },
              ],
            ]
          : []),
      ]}
    />
  );
}
