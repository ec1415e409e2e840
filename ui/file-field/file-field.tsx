import { type ChangeEvent, type Ref, useState } from 'react';
import * as button from '../button/button.css.ts';
import * as field from '../field/field.css.ts';
import {
  FieldHeader,
  FieldMessage,
  type FieldTextProps,
  useFieldControl,
} from '../field/field.tsx';
import * as css from './file-field.css.ts';

/** Its texts, and what becomes of the file. */
export type FileFieldProps = FieldTextProps & {
  /** The words of what looks like its button: 'Choose picture…'. */
  choose: string;
  /** Beside it where there is a mouse: 'or drop it here'. */
  drop: string;
  /** What the system's window offers: 'image/png,image/webp'. Anything may be dropped all the same. */
  accept?: string;
  /** The word shown while it is taken in ('Uploading...'); meanwhile no other is taken. */
  pending?: string | false;
  /** What became of the last one: 'harbour.png is uploaded.' Read out. */
  done?: string;
  id?: string;
  /** Called for each file, the same one again too. The field keeps none. */
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
};

/** One file from this device, chosen or dropped. It is handed over at once, not with the form. */
export function FileField({
  label,
  aside,
  description,
  message,
  choose,
  drop,
  accept,
  pending = false,
  done,
  id,
  onChoose,
  ref,
}: FileFieldProps) {
  const { wiring, descriptionId, messageId } = useFieldControl({ id, description, message });
  const [isOver, setOver] = useState(false);
  const isPending = Boolean(pending);
  const said = pending || done;
  const refuse = (event: { preventDefault: () => void }) => isPending && event.preventDefault();

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (!file) return;
    onChoose(file);
    // Else the same file, mended meanwhile, could not be chosen again.
    currentTarget.value = '';
  }

  return (
    <div className={field.field}>
      <FieldHeader
        controlId={wiring.id}
        label={label}
        aside={aside}
        description={description}
        descriptionId={descriptionId}
      />
      <div className={css.area} data-over={isOver && !isPending ? true : undefined}>
        <label
          htmlFor={wiring.id}
          aria-disabled={isPending ? true : undefined}
          className={`${button.button} ${button.variants.quiet} ${button.sizes.small} ${button.disabled}`}
        >
          {choose}
        </label>
        <span role="status" className={css.words}>
          {said}
        </span>
        {!said && <span className={`${css.words} ${css.drop}`}>{drop}</span>}
        <input
          {...wiring}
          ref={ref}
          type="file"
          accept={accept}
          aria-disabled={isPending ? true : undefined}
          onClick={refuse}
          onChange={take}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            setOver(false);
            refuse(event);
          }}
          className={css.input}
        />
      </div>
      {/* There from the start, so that what comes into it is read out. */}
      <div role="alert" className={css.refusal}>
        {message && <FieldMessage id={messageId}>{message}</FieldMessage>}
      </div>
    </div>
  );
}
