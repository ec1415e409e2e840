import { useEffect, useId, useRef, useState } from 'react';
import type { NewProductInput, Product } from '#contract/products';
import { Dialog } from '#ui/dialog';
import { setNativeValue } from '../../../ui/set-native-value.ts';
import { productForm as copy, productConflict } from '../../copy/admin-products.ts';
import { useProductMutations } from '../../data/admin-products.ts';
import { useProducts } from '../../data/products.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import { FormActions } from '../form-actions.tsx';
import { featuredNote } from './featured-note.ts';
import { ProductConflictNotice } from './product-conflict-notice.tsx';
import { draftOf, ProductDraft, readDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import * as css from './product-form.css.ts';
import { ProductPreview } from './product-preview.tsx';
import { useImageUpload } from './use-image-upload.ts';
import { useProductVersion } from './use-product-version.ts';

/** `product` null: a new one. `demoDownSince`: since when its demo does not answer. */
type ProductDialogProps = {
  product: Product | null;
  demoDownSince?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Adds a product or changes one, beside the card that comes of it. */
export function ProductDialog({ product, demoDownSince, open, onOpenChange }: ProductDialogProps) {
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const thumbnail = useRef<HTMLInputElement>(null);
  const { read, newer, seen, showNewer, load } = useProductVersion(product);
  const [draft, setDraft] = useState(() => draftOf(product));
  const { add, change } = useProductMutations();
  const upload = useImageUpload(showPicture);
  const toast = useToast();
  const { products = [] } = useProducts();
  const { form, errors, pending } = useForm({
    schema: ProductDraft,
    send: async (values) => {
      if (!seen) await add(values);
      else if (!(await isChanged(seen, values))) return;
      onOpenChange(false);
      toast(seen ? copy.updated : copy.created);
    },
    onFailed: (description) => toast({ variant: 'destructive', title: copy.error, description }),
  });

  async function isChanged({ id, version }: Product, values: NewProductInput): Promise<boolean> {
    try {
      await change(id, { ...values, version });
      return true;
    } catch (error) {
      await showNewer(error);
      return false;
    }
  }

  useEffect(() => {
    if (read === product) return;
    setDraft(draftOf(read));
    first.current?.focus();
  }, [read, product]);

  function showPicture(address: string) {
    const field = thumbnail.current;
    if (!field?.form) return;
    setNativeValue(field, address);
    setDraft(readDraft(field.form));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={product ? copy.edit : copy.add}
      size="large"
      startAt={first}
      staysOpen={pending}
      actions={
        <FormActions
          form={formId}
          submit={newer ? productConflict.save : product ? copy.update : copy.create}
          cancel={copy.cancel}
          staysOpen={pending}
          pending={(pending && copy.saving) || (upload.isPending && copy.uploading)}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form
        {...form}
        id={formId}
        onChange={(event) => {
          form.onChange(event);
          const now = readDraft(event.currentTarget);
          // Half an address leads nowhere: the picture waits until one has left the field.
          setDraft({ ...now, thumbnail: draft.thumbnail });
        }}
        onBlur={({ currentTarget }) => setDraft(readDraft(currentTarget))}
        className={css.form}
      >
        {newer && (
          <div className={css.newer}>
            <ProductConflictNotice newer={newer} draft={draft} onLoad={load} />
          </div>
        )}
        <ProductFields
          key={read?.version}
          start={draftOf(read)}
          draft={draft}
          demoDownSince={demoDownSince}
          featuredNote={featuredNote(draft, product?.id ?? null, products)}
          errors={errors}
          first={first}
          thumbnail={thumbnail}
          upload={upload}
        />
        <ProductPreview draft={draft} />
      </form>
    </Dialog>
  );
}
