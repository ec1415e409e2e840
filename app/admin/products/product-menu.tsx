import type { Product } from '#contract/products';
import { Menu } from '#ui/menu';
import { products as copy, productForm } from '../../copy/admin-products.ts';

/** What else can be done with a product than to edit it. */
export type ProductActs = {
  onDuplicate: (product: Product) => void;
  onArchive: (product: Product) => void;
  onDelete: (product: Product) => void;
};

type ProductMenuProps = {
  product: Product;
  acts: ProductActs;
  /** Called with the chosen act, before which the form has to be left. */
  onSelect: (act: (product: Product) => void) => void;
};

/** Duplicates, archives or deletes the product that a form edits. */
export function ProductMenu({ product, acts, onSelect }: ProductMenuProps) {
  const { onDuplicate, onArchive, onDelete } = acts;
  return (
    <Menu
      label={productForm.more}
      align="start"
      groups={[
        [
          { label: productForm.duplicate, onSelect: () => onSelect(onDuplicate) },
          {
            label: product.archivedAt === null ? copy.archive : copy.unarchive,
            onSelect: () => onSelect(onArchive),
          },
        ],
        [{ label: productForm.delete, tone: 'critical', onSelect: () => onSelect(onDelete) }],
      ]}
    />
  );
}
