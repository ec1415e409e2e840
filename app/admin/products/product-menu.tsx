import { useNavigate } from 'react-router';
import type { Product } from '#contract/products';
import { Menu } from '#ui/menu';
import { products as copy, productForm } from '../../copy/admin-products.ts';
import { useMay } from '../../data/permissions.ts';
import { paths } from '../../paths.ts';

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

/** Duplicates, archives or deletes the product that a form edits, or shows who changed it. */
export function ProductMenu({ product, acts, onLeave }: ProductMenuProps) {
  const { onDuplicate, onArchive, onDelete } = acts;
  const mayReadAudit = useMay()('audit.read');
  const go = useNavigate();
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
          ...(mayReadAudit
            ? [
                {
                  label: productForm.audit,
                  onSelect: () => onLeave(() => void go(paths.adminAuditOf(product.title))),
                },
              ]
            : []),
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
