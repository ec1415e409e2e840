import type { ComponentProps } from 'react';
import type { Product } from '#contract/products';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { productDeletion as copy } from '../../copy/admin-products.ts';
import { useProductMutations } from '../../data/admin-products.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type DeleteProductProps = Pick<
  ComponentProps<typeof DeleteDialog>,
  'open' | 'onOpenChange' | 'finalFocus'
> & { product: Product; onDeleted: () => void };

export function DeleteProduct({ product, onDeleted, ...dialog }: DeleteProductProps) {
  const { remove } = useProductMutations();
  return (
    <DeleteDialog
      {...dialog}
      copy={copy}
      name={product.title}
      onDelete={async () => {
        await remove(product.id);
        onDeleted();
      }}
    >
      <Stack gap="s">
        <Text size="small" tone="soft">
          {copy.orders}
        </Text>
        {product.archivedAt === null && (
          <Text size="small" tone="soft">
            {copy.archiveInstead}
          </Text>
        )}
      </Stack>
    </DeleteDialog>
  );
}
