import { useRef } from 'react';
import { type Product, productSorts, productStatuses } from '#contract/products';
import { Button } from '#ui/button';
import { discounts } from '../../copy/admin-discounts.ts';
import { products as copy } from '../../copy/admin-products.ts';
import { addressOf } from '../../data/address.ts';
import { useFailingDemos } from '../../data/admin-products.ts';
import { useMay } from '../../data/permissions.ts';
import { useProducts } from '../../data/products.ts';
import { paths } from '../../paths.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { useMediaQuery } from '../../shell/use-media-query.ts';
import { featuredProducts } from '../../storefront/home/featured.ts';
import { CreateButton } from '../list/create-button.tsx';
import { statusFilter } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { listWidths } from '../list/list-widths.ts';
import { useAdminList } from '../list/use-admin-list.ts';
import { useAct } from '../use-act.ts';
import { DeleteProduct } from './delete-product.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { RenameCategory } from './rename-category.tsx';
import { useArchive } from './use-archive.ts';
import { useProductSelection } from './use-product-selection.tsx';

/** Lists products, with add, edit, duplicate, archive and delete. */
export function ProductsTab() {
  const mayChange = useMay()('products.change');
  const isPhone = useMediaQuery(listWidths.phone);
  const list = useAdminList(addressOf('GET /api/products'), {
    statuses: productStatuses,
    sorts: productSorts,
    hasDays: true,
  });
  const isArchive = list.status === 'archived';
  const { selection, failures } = useProductSelection(list.rows, { isArchive });
  const failing = useFailingDemos();
  const { products } = useProducts();
  const featured = products && new Set(featuredProducts(products).map(({ id }) => id));
  const editing = useDialogState<Product | null>();
  const duplicating = useDialogState<Product>();
  const deleting = useDialogState<Product>();
  const reordering = useDialogState<null>();
  const renaming = useDialogState<null>();
  const add = useRef<HTMLButtonElement>(null);
  const toggleArchived = useArchive(add);
  useAct('add-product', mayChange ? () => editing.open(null) : undefined);
  return (
    <>
      <ListPage
        list={list}
        views="products"
        selection={selection}
        nameOf={({ title }) => title}
        copy={copy}
        filters={[statusFilter(productStatuses)]}
        columns={productColumns(failing, featured)}
        rowKey={({ id }) => id}
        {...(mayChange && {
          rowActions: (product: Product) => (
            <>
              <Button
                variant="plain"
                size="small"
                aria-haspopup="dialog"
                aria-label={copy.editOf(product.title)}
                onClick={() => editing.open(product)}
              >
                {copy.edit}
              </Button>
              <Button
                variant="plain"
                size="small"
                aria-haspopup="dialog"
                aria-label={copy.removeOf(product.title)}
                onClick={() => deleting.open(product)}
              >
                {copy.remove}
              </Button>
            </>
          ),
        })}
        actionsWidth="medium"
        related={[{ label: discounts.title, href: paths.adminDiscounts }]}
        {...(mayChange && {
          menu: [
            { label: copy.renameCategory, onSelect: () => renaming.open(null) },
            { label: copy.reorder, onSelect: () => reordering.open(null) },
          ],
          actions: (
            <CreateButton ref={add} onClick={() => editing.open(null)}>
              {copy.add}
            </CreateButton>
          ),
        })}
      />
      {failures}
      {reordering.opening && (
        <OrderDialog
          key={reordering.opening.key}
          open={reordering.opening.isOpen}
          onOpenChange={reordering.onOpenChange}
        />
      )}
      {renaming.opening && (
        <RenameCategory
          key={renaming.opening.key}
          open={renaming.opening.isOpen}
          onOpenChange={renaming.onOpenChange}
        />
      )}
      {editing.opening && (
        <ProductDialog
          key={editing.opening.key}
          product={editing.opening.subject}
          demoDownSince={
            editing.opening.subject ? failing.get(editing.opening.subject.id) : undefined
          }
          open={editing.opening.isOpen}
          onOpenChange={editing.onOpenChange}
          acts={{
            onDuplicate: duplicating.open,
            onArchive: (product) => void toggleArchived(product),
            ...(isPhone && { onDelete: deleting.open }),
          }}
          finalFocus={add}
        />
      )}
      {duplicating.opening && (
        <ProductDialog
          key={duplicating.opening.key}
          product={null}
          original={duplicating.opening.subject}
          open={duplicating.opening.isOpen}
          onOpenChange={duplicating.onOpenChange}
        />
      )}
      {deleting.opening && (
        <DeleteProduct
          key={deleting.opening.key}
          product={deleting.opening.subject}
          open={deleting.opening.isOpen}
          onOpenChange={deleting.onOpenChange}
          onDeleted={() => editing.onOpenChange(false)}
          finalFocus={add}
        />
      )}
    </>
  );
}
