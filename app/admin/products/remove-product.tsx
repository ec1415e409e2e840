import { useState } from 'react';
import type { Product } from '#contract/products';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Text } from '#ui/text';
import { productRemoval as words } from '../../copy/admin-products.ts';
import { useProductChanges } from '../../data/admin-products.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { useToast } from '../../state/toasts.ts';

type RemoveProductProps = {
  product: Product;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once more before a product goes. */
export function RemoveProduct({ product, open, onOpenChange }: RemoveProductProps) {
  const { remove } = useProductChanges();
  const [pending, setPending] = useState(false);
  const toast = useToast();

  async function confirm() {
    setPending(true);
    try {
      await remove(product.id);
      onOpenChange(false);
      toast(words.removed);
    } catch (error) {
      toast({ variant: 'destructive', title: words.error, description: sentenceOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.question(product.title)}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      destructive
      pending={pending && words.pending}
      onConfirm={confirm}
    >
      <Text size="small" tone="soft">
        {words.orders}
      </Text>
    </ConfirmDialog>
  );
}
