import { CategoryRename, maxCategoryLength } from '#contract/catalog';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import { categoryRename as copy, products } from '../../copy/admin-products.ts';
import { useAllProducts, useProductMutations } from '../../data/admin-products.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { categoriesOf } from '../../storefront/catalog/category-chips.tsx';
import { FormDialog } from '../unsaved/form-dialog.tsx';

type RenameCategoryProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Renames a category in all its products. */
export function RenameCategory({ open, onOpenChange }: RenameCategoryProps) {
  const { all = [] } = useAllProducts();
  const { renameCategory } = useProductMutations();
  const toast = useToast();
  const categories = categoriesOf(all);
  const { form, errors, pending } = useForm({
    schema: CategoryRename,
    send: async ({ from, to }) => {
      await renameCategory(from, to);
      onOpenChange(false);
      toast(copy.done);
    },
    onFailed: (description) => toast({ tone: 'critical', title: products.error, description }),
  });
  return (
    <FormDialog
      open={open}
      title={copy.title}
      description={copy.lead}
      size="small"
      form={form}
      submit={copy.submit}
      cancel={copy.cancel}
      sending={pending && copy.saving}
      onClose={() => onOpenChange(false)}
      disabled={categories.length === 0}
      startKey={String(categories.length === 0)}
    >
      {categories.length === 0 ? (
        <Text tone="soft">{copy.empty}</Text>
      ) : (
        <Stack gap="m">
          <SelectField
            label={copy.from}
            name="from"
            placeholder={copy.choose}
            options={categories.map((name) => ({ value: name, label: name }))}
            required
            error={errors.from}
          />
          <TextField
            label={copy.to}
            name="to"
            autoComplete="off"
            maxLength={maxCategoryLength}
            required
            error={errors.to}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
