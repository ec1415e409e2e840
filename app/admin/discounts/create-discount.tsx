import { useRef, useState } from 'react';
import type { Discount } from '#contract/admin-discounts';
import { Text } from '#ui/text';
import { discountForm as copy } from '../../copy/admin-discounts.ts';
import { useAllProducts } from '../../data/admin-products.ts';
import { useDiscountMutations } from '../../data/discounts.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormDialog } from '../unsaved/form-dialog.tsx';
import { describeDiscount } from './describe-discount.ts';
import { DiscountDraft, emptyDraft, rulesOf } from './discount-draft.ts';
import { DiscountFields } from './discount-fields.tsx';

type CreateDiscountProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (discount: Discount) => void;
};

/** Creates a code, and says in a sentence what it will do. */
export function CreateDiscount({ open, onOpenChange, onCreated }: CreateDiscountProps) {
  const first = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const products = useAllProducts();
  const { create } = useDiscountMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: DiscountDraft,
    read: () => draft,
    send: async (values) => {
      const created = await create(values);
      onOpenChange(false);
      onCreated(created);
      toast(copy.created);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });
  const rules = rulesOf(draft);
  return (
    <FormDialog
      open={open}
      title={copy.title}
      initialFocus={first}
      summary={
        <div role="status" aria-label={copy.summary}>
          <Text size="small" weight={rules ? 'medium' : 'regular'} tone={rules ? 'ink' : 'soft'}>
            {rules ? <bdi>{describeDiscount(rules, products.titleOf)}</bdi> : copy.incomplete}
          </Text>
        </div>
      }
      form={form}
      submit={copy.create}
      cancel={copy.cancel}
      sending={pending && copy.creating}
      onClose={() => onOpenChange(false)}
    >
      <DiscountFields
        draft={draft}
        onChange={(change) => setDraft((last) => ({ ...last, ...change }))}
        products={products}
        errors={errors}
        first={first}
      />
    </FormDialog>
  );
}
