import { type Ref, useState } from 'react';
import { type ProductField, productFields } from '#contract/product-fields';
import { pictureTypes } from '#contract/uploads';
import { Checkbox } from '#ui/checkbox';
import { Combobox } from '#ui/combobox';
import { Divider } from '#ui/divider';
import { FileField } from '#ui/file-field';
import { MoneyField } from '#ui/money-field';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { productForm as copy } from '../../copy/admin-products.ts';
import { useAllProducts } from '../../data/admin-products.ts';
import { useSettings } from '../../document/settings.tsx';
import { formatDateTime } from '../../format/date-time.tsx';
import { fieldCurrency } from '../../format/money.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { categoriesOf } from '../../storefront/catalog/category-chips.tsx';
import { BriefFields } from './brief-fields.tsx';
import { CheckboxLabel } from './checkbox-label.tsx';
import { DetailsFields } from './details-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { annualNote } from './preview-product.ts';
import type { ProductDraft, TypedName } from './product-draft.ts';
import { SupportTiers } from './support-tiers.tsx';
import type { ImageUpload } from './use-image-upload.ts';

type CategoryFieldProps = { category: string | null; error: string | undefined };

type ProductFieldsProps = {
  /** The initial values. */
  start: ProductDraft;
  /** The current values. */
  draft: ProductDraft;
  demoDownSince: string | undefined;
  /** Says which featured products are hidden; null if all are shown. */
  featuredNote: string | null;
  errors: FormErrors;
  /** Ref of the first field. */
  first: Ref<HTMLInputElement>;
  /** Ref of the image URL field. */
  thumbnail: Ref<HTMLInputElement>;
  upload: ImageUpload;
};

/** The fields of the product form. */
export function ProductFields({
  start,
  draft,
  demoDownSince,
  featuredNote,
  errors,
  first,
  thumbnail,
  upload,
}: ProductFieldsProps) {
  const { features } = useSettings();
  const typed = (name: TypedName) => {
    const { label, max }: ProductField = productFields[name];
    return { name, label, maxLength: max, error: errors[name] };
  };
  return (
    <Stack gap="m">
      <TextField
        {...typed('title')}
        ref={first}
        defaultValue={start.title}
        autoComplete="off"
        required
      />
      <TextArea
        {...typed('description')}
        defaultValue={start.description}
        rows={3}
        count
        required
      />
      <TextField
        {...typed('thumbnail')}
        ref={thumbnail}
        aside={copy.optional}
        description={copy.thumbnailHint}
        inputMode="url"
        defaultValue={start.thumbnail ?? undefined}
        autoComplete="off"
      />
      <FileField
        label={copy.upload}
        aside={copy.optional}
        description={copy.uploadHint}
        chooseLabel={copy.choosePicture}
        dropLabel={copy.dropPicture}
        accept={pictureTypes.join()}
        loading={upload.isPending && copy.uploading}
        done={upload.done}
        error={upload.failed}
        onChoose={upload.take}
      />
      <TextField
        {...typed('demoUrl')}
        description={demoDownSince && copy.demoDown(formatDateTime(demoDownSince))}
        inputMode="url"
        defaultValue={start.demoUrl}
        autoComplete="off"
        required
      />
      <MoneyField
        currency={fieldCurrency()}
        label={productFields.price.label}
        name="price"
        description={copy.priceHint}
        defaultValue={start.price}
        required
        error={errors.price}
      />
      <Checkbox
        label={<CheckboxLabel name={productFields.active.label} hint={copy.activeHint} />}
        name="active"
        defaultChecked={start.active}
        error={errors.active}
      />
      <Divider />
      <CategoryField category={start.category} error={errors.category} />
      <Checkbox
        label={<CheckboxLabel name={productFields.featured.label} hint={copy.featuredHint} />}
        name="featured"
        defaultChecked={start.featured}
      />
      {featuredNote && <Notice tone="caution" live="polite" title={featuredNote} />}
      <MoneyField
        currency={fieldCurrency()}
        label={productFields.annualPrice.label}
        aside={copy.optional}
        name="annualPrice"
        description={annualNote(draft, features)}
        defaultValue={start.annualPrice ?? undefined}
        error={errors.annualPrice}
      />
      <PictureFields pictures={start.pictures} errors={errors} />
      <SupportTiers included={start.supportPackages} />
      <DetailsFields start={start.details} errors={errors} />
      <BriefFields start={start.briefSections ?? []} errors={errors} />
    </Stack>
  );
}

/** Chooses a category that other products have, or a new one. */
function CategoryField({ category, error }: CategoryFieldProps) {
  const { all = [] } = useAllProducts();
  const [chosen, setChosen] = useState(category ?? '');
  const known = categoriesOf([...all, { category: chosen || null }]);
  return (
    <Combobox
      label={productFields.category.label}
      aside={copy.optional}
      description={copy.categoryHint}
      placeholder={copy.categoryPlaceholder}
      name="category"
      options={known.map((name) => ({ value: name, label: name }))}
      value={chosen}
      onValueChange={setChosen}
      onCreate={(name) => setChosen(name.slice(0, productFields.category.max))}
      {...(error ? { error } : {})}
    />
  );
}
