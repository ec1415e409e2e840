import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Product } from '#contract/products';
import type { UploadedPicture } from '#contract/uploads';
import { Dialog } from '#ui/dialog';
import { setNativeValue } from '../../../ui/set-native-value.ts';
import { productForm as copy, productConflict } from '../../copy/admin-products.ts';
import { editConflict } from '../../copy/edit-conflicts.ts';
import { useProductMutations } from '../../data/admin-products.ts';
import { useProducts } from '../../data/products.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { useForm } from '../../shell/use-form.ts';
import { MergeNotice } from '../../shell/versions/merge-notice.tsx';
import { useChangeElsewhere } from '../../state/changes-elsewhere.ts';
import { useToast } from '../../state/toasts.ts';
import { ChangedElsewhere } from '../changed-elsewhere.tsx';
import { FormActions } from '../form-actions.tsx';
import { OthersPresent } from '../presence/record-page.tsx';
import { usePresence } from '../presence/use-presence.ts';
import { useDiscardGuard } from '../unsaved/use-discard-guard.tsx';
import { featuredNote } from './featured-note.ts';
import { draftOf, duplicateOf, ProductDraft, readDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { type ProductActs, ProductMenu } from './product-menu.tsx';
import { ProductPreview } from './product-preview.tsx';
import * as css from './products.css.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useProductMerge } from './use-product-merge.ts';
import { useQuietFollow } from './use-quiet-follow.ts';

/** `product` is null for a new one. `demoDownSince`: when its demo stopped responding. */
type ProductDialogProps = {
  product: Product | null;
  /** The product that a new one begins as a copy of. */
  original?: Product;
  demoDownSince?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  acts?: ProductActs;
  /** Gets the focus when the row that opened the form is gone. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** Adds or edits a product, beside a preview of its card. */
export function ProductDialog({
  product,
  original,
  demoDownSince,
  open,
  onOpenChange,
  acts,
  finalFocus,
}: ProductDialogProps) {
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const thumbnail = useRef<HTMLInputElement>(null);
  const { change: elsewhere, settle } = useChangeElsewhere('product.changed', product?.id);
  const { key, opened, start, draft, setDraft, seen, newer, save, show, follow, load } =
    useProductMerge({
      product,
      start: !product && original ? duplicateOf(original) : draftOf(product),
      read: () => (form.ref.current ? readDraft(form.ref.current) : start),
    });

  const place = product && open ? `product ${product.id}` : null;
  const { others, onTyping } = usePresence(place, 'record.editing');
  const { add } = useProductMutations();
  const upload = useImageUpload(showImage);
  const toast = useToast();
  const { products = [] } = useProducts();
  const { form, errors, pending } = useForm({
    schema: ProductDraft,
    send: async (values) => {
      if (seen) {
        const saved = await save();
        if (!saved) return;
        toast(saved.say(copy.updated));
      } else {
        await add(values);
        toast(copy.created);
      }
      onOpenChange(false);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });

  const guard = useDiscardGuard({
    form: form.ref,
    isOpen: open,
    onClose: () => onOpenChange(false),
    read: readDraft,
  });

  const { restoreFocus } = useQuietFollow({
    product,
    change: elsewhere,
    isUntouched: () => !guard.hasChanges() && !newer && !pending,
    onFollow(newest) {
      settle();
      follow(newest);
    },
  });

  const focusFields = useEffectEvent(() => {
    if (!restoreFocus(form.ref.current, first.current)) first.current?.focus();
  });
  useEffect(() => {
    if (opened > 0) focusFields();
  }, [opened]);

  function showImage({ thumbnail: url }: UploadedPicture) {
    const field = thumbnail.current;
    if (!field?.form) return;
    setNativeValue(field, url);
    setDraft(readDraft(field.form));
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={() => guard.leave()}
        title={product ? copy.edit : original ? copy.duplicateTitle : copy.add}
        size="large"
        initialFocus={first}
        {...(finalFocus && { finalFocus })}
        dismissible={!pending}
        actions={
          <>
            <OthersPresent others={others} />
            {product && acts && !pending && (
              <ProductMenu product={seen ?? product} acts={acts} onLeave={guard.leave} />
            )}
            <FormActions
              form={formId}
              submit={newer?.asked.length ? editConflict.save : product ? copy.update : copy.create}
              cancel={copy.cancel}
              dismissible={!pending}
              loading={(pending && copy.saving) || (upload.isPending && copy.uploading)}
              onCancel={() => guard.leave()}
            />
          </>
        }
      >
        <form
          {...form}
          id={formId}
          onInput={onTyping}
          onChange={(event) => {
            form.onChange(event);
            const now = readDraft(event.currentTarget);
            // A half-typed URL has no image, so the preview waits until the field loses focus.
            setDraft({ ...now, thumbnail: draft.thumbnail });
          }}
          onBlur={({ currentTarget }) => setDraft(readDraft(currentTarget))}
          className={css.form}
        >
          {elsewhere && !newer && !pending && guard.hasChanges() && (
            <div className={css.newer}>
              <ChangedElsewhere
                {...elsewhere}
                onShow={() => {
                  settle();
                  void show(elsewhere).catch(() => {});
                }}
              />
            </div>
          )}
          {newer && (
            <div className={css.newer}>
              <MergeNotice
                title={productConflict.title(newer.by, formatDateTime(newer.at))}
                newer={newer}
                onLoad={load}
              />
            </div>
          )}
          <ProductFields
            key={key}
            start={start}
            draft={draft}
            demoDownSince={demoDownSince}
            featuredNote={
              product?.archivedAt ? null : featuredNote(draft, product?.id ?? null, products)
            }
            errors={errors}
            first={first}
            thumbnail={thumbnail}
            upload={upload}
          />
          {guard.start(`start ${opened}`)}
          <ProductPreview draft={draft} />
        </form>
      </Dialog>
      {guard.question}
    </>
  );
}
