import { type ChangeEvent, type Ref, useState } from 'react';
import * as button from '../button/button.css.ts';
import * as field from '../field/field.css.ts';
import { FieldError, FieldHeader, type FieldTextProps, useFieldControl } from '../field/field.tsx';
import * as css from './file-field.css.ts';

/** Texts and behavior of a file field. */
export type FileFieldProps = FieldTextProps & {
  /** Text of the element that looks like a button: 'Choose picture…'. */
  chooseLabel: string;
  /** Shown next to it for mouse users: 'or drop it here'. */
  dropLabel: string;
  /**
   * Types that the file picker offers: 'image/png,image/webp'. Other types can still be dropped.
   */
  accept?: string;
  /** The text during the upload: 'Uploading...'. While it is set, no other file is accepted. */
  loading?: string | false;
  /** Announced result of the last upload: 'harbour.png is uploaded.' */
  done?: string;
  id?: string;
  /** Called for each file, including the same file again. The field doesn't keep it. */
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Accepts one file, chosen or dropped, and passes it on right away instead of with the form. */
export function FileField({
  label,
  aside,
  description,
  error,
  chooseLabel,
  dropLabel,
  accept,
  loading = false,
  done,
  id,
  onChoose,
  ref,
}: FileFieldProps) {
  const { controlProps, descriptionId, errorId } = useFieldControl({ id, description, error });
  const [isDraggedOver, setDraggedOver] = useState(false);
  const isLoading = Boolean(loading);
  const status = loading || done;
  const preventWhileLoading = (event: { preventDefault: () => void }) =>
    isLoading && event.preventDefault();

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (!file) return;
    onChoose(file);
    // Lets people choose the same file again after fixing it.
    currentTarget.value = '';
  }

  return (
    <div className={field.field}>
      <FieldHeader
        controlId={controlProps.id}
        label={label}
        aside={aside}
        description={description}
        descriptionId={descriptionId}
      />
      <div className={css.area} data-over={isDraggedOver && !isLoading ? true : undefined}>
        <label
          htmlFor={controlProps.id}
          aria-disabled={isLoading ? true : undefined}
          className={`${button.button} ${button.variants.quiet} ${button.sizes.small} ${button.disabled}`}
        >
          {chooseLabel}
        </label>
        <span role="status" className={css.text}>
          {status}
        </span>
        {!status && <span className={`${css.text} ${css.drop}`}>{dropLabel}</span>}
        <input
          {...controlProps}
          ref={ref}
          type="file"
          accept={accept}
          aria-disabled={isLoading ? true : undefined}
          onClick={preventWhileLoading}
          onChange={handleChange}
          onDragEnter={() => setDraggedOver(true)}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={(event) => {
            setDraggedOver(false);
            preventWhileLoading(event);
          }}
          className={css.input}
        />
      </div>
      {/* Rendered from the start, so that an error in it is announced. */}
      <div role="alert" className={css.error}>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}
