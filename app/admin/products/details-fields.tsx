import type { Ref } from 'react';
import { lengths } from '#contract/fields';
import { maxDetails } from '#contract/product-details';
import { Button, IconButton } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { productDetailsForm as copy, productForm } from '../../copy/admin-products.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import * as css from '../form-row.css.ts';
import { type DetailsDraft, type PageDraft, pageField } from './details-draft.ts';
import { useRows } from './use-rows.ts';

type PageRowsProps = { start: readonly PageDraft[]; errors: FormErrors };

type PageRowProps = {
  page: PageDraft;
  title: string;
  errors: FormErrors;
  onRemove: () => void;
  ref: Ref<HTMLDivElement>;
};

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
          error={errors['details.changes']}
        />
        <TextArea
          label={copy.goodFor}
          aside={productForm.optional}
          description={copy.goodForHint}
          name="details.goodFor"
          defaultValue={start?.goodFor.join('\n')}
          rows={3}
          error={errors['details.goodFor']}
        />
      </Stack>
    </Disclosure>
  );
}

/** The website's pages. */
function PageRows({ start, errors }: PageRowsProps) {
  const pages = useRows(start);
  return (
    <Stack gap="m">
      {pages.rows.map((page, index) => (
        <PageRow
          key={page.row}
          ref={pages.refOf(page.row)}
          page={page}
          title={copy.page(index + 1)}
          errors={errors}
          onRemove={() => pages.remove(index)}
        />
      ))}
      {pages.rows.length < maxDetails && (
        <Inline>
          <Button
            ref={pages.add}
            variant="plain"
            size="small"
            icon="plus"
            onClick={() => pages.append({ name: undefined, sections: [] })}
          >
            {copy.add}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function PageRow({ page, title, errors, onRemove, ref }: PageRowProps) {
  const name = pageField(page.row, 'name');
  const sections = pageField(page.row, 'sections');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not take part in the grid
    <div ref={ref} role="group" aria-label={title} className={css.row}>
      <TextField
        label={copy.name}
        name={name}
        defaultValue={page.name}
        autoComplete="off"
        maxLength={lengths.name}
        error={errors[name]}
      />
      <TextArea
        label={copy.sections}
        aside={copy.onePerLine}
        name={sections}
        defaultValue={page.sections.join('\n')}
        rows={2}
        error={errors[sections]}
      />
      <div className={css.remove}>
        <IconButton icon="close" aria-label={copy.remove(title)} onClick={onRemove} />
      </div>
    </div>
  );
}
