import type { ComponentProps } from 'react';
import type { Discount } from '#contract/admin-discounts';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { discountEnd as copy } from '../../copy/admin-discounts.ts';
import { useDiscountMutations } from '../../data/discounts.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type EndDiscountProps = Pick<
  ComponentProps<typeof DeleteDialog>,
  'open' | 'onOpenChange' | 'finalFocus'
> & { discount: Discount };

/** Confirms the end of a code, and says for whom it goes on. */
export function EndDiscount({ discount, ...dialog }: EndDiscountProps) {
  const { id, code, uses, heldUses } = discount;
  const { end } = useDiscountMutations();
  return (
    <DeleteDialog {...dialog} copy={copy} name={code} onDelete={() => end(id)}>
      {uses + heldUses > 0 && (
        <Stack gap="xs">
          {uses > 0 && <Text size="small">{copy.kept(uses)}</Text>}
          {heldUses > 0 && <Text size="small">{copy.held(heldUses)}</Text>}
        </Stack>
      )}
    </DeleteDialog>
  );
}
