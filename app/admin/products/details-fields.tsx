import { Disclosure } from '#ui/disclosure';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { productDetailsForm as copy, productForm } from '../../copy/admin-products.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import type { DetailsDraft } from './details-draft.ts';
import { PageRows } from './page-rows.tsx';

type DetailsFieldsProps = {
  /** The initial values. */
  start: DetailsDraft | null;
  errors: FormErrors;
};

/** What the product's own page says about the website. */
export function DetailsFields({ start, errors }: DetailsFieldsProps) {
  return (
    <Disclosure summary={copy.section}>
      <Stack gap="m">
        <Text size="small" tone="soft">
          {copy.lead}
        </Text>
        <PageRows start={start?.pages ?? []} errors={errors} />
        <TextArea
          label={copy.changes}
          aside={productForm.optional}
          description={copy.changesHint}
          name="details.changes"
          defaultValue={start?.changes.join('\n')}
          rows={4}
          message={errors['details.changes']}
        />
        <TextArea
          label={copy.goodFor}
          aside={productForm.optional}
          description={copy.goodForHint}
          name="details.goodFor"
          defaultValue={start?.goodFor.join('\n')}
          rows={3}
          message={errors['details.goodFor']}
        />
      </Stack>
    </Disclosure>
  );
}
