import { type Ref, useRef, useState } from 'react';
import * as button from '../button/button.css.ts';
import * as field from '../field/field.css.ts';
import { FieldError, FieldHeader, type FieldTextProps, useFieldControl } from '../field/field.tsx';
import * as area from '../file-field/file-field.css.ts';
import { type FileEntry, FileList } from '../file-list/file-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { checkFiles, type FileLimits, type FileRefusal } from './check-files.ts';
import * as css from './dropzone.css.ts';
import { useFileAnnouncements } from './use-file-announcements.ts';
import { useFileDrag } from './use-file-drag.ts';
import { useFilePaste } from './use-file-paste.ts';

export type { FileLimits, FileRefusal } from './check-files.ts';

/** Texts, limits and files of a drop zone. State the limits in `description`. */
export type DropzoneProps = FieldTextProps &
  FileLimits & {
    /** Text of the element that looks like a button: 'Choose files…'. */
    chooseLabel: string;
    /** Shown next to it for mouse users: 'or drop or paste them here'. */
    dropLabel: string;
    /** `small` is one line, as below a message; `button` is a button only, as in a row of tools. */
    size?: 'button' | 'small' | 'medium';
    /** The chosen files and their progress. The owner uploads them. */
    files: readonly FileEntry[];
    /** Gets files within the limits, never an empty list. */
    onAdd: (files: File[]) => void;
    onRemove: (id: string) => void;
    /** Adds a retry button to failed files. */
    onRetry?: (id: string) => void;
    /** Sentences about refused files. They say what to choose instead. */
    refusals?: Partial<Record<FileRefusal, (name: string) => string>>;
    id?: string;
    ref?: Ref<HTMLInputElement>;
  };

const defaultRefusals: Record<FileRefusal, (name: string) => string> = {
  type: (name) => `${name} has a type that isn’t accepted.`,
  size: (name) => `${name} is too large.`,
  empty: (name) => `${name} is empty.`,
  count: (name) => `${name} wasn’t added: there are too many files.`,
};

/** Takes files that are chosen, dropped or pasted, and shows their upload. */
export function Dropzone(props: DropzoneProps) {
  const {
    label,
    aside,
    description,
    error,
    chooseLabel,
    dropLabel,
    draggingLabel = 'Drop files here',
    size = 'medium',
    files,
    accept,
    maxBytes,
    maxFiles,
    onAdd,
    onRemove,
    onRetry,
    refusals,
    removeLabel = (name: string) => `Remove ${name}`,
    retryLabel = (name: string) => `Retry ${name}`,
    addedText = (name: string) => `${name} added.`,
    uploadedText = (name: string) => `${name} uploaded.`,
    id,
    ref,
  } = useLocaleTexts('Dropzone', props);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [hadFiles, setHadFiles] = useState(false);
  if (hadFiles !== files.length > 0) {
    setHadFiles(files.length > 0);
    // They were about files that have been sent or removed.
    if (hadFiles) setRefused([]);
  }
  const errors = error ? [error, ...refused] : refused;
  const { controlProps, descriptionId, errorId } = useFieldControl({
    id,
    description,
    error: errors.join(' '),
  });
  const control = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrag();
  const [isOver, setOver] = useState(false);
  const announcement = useFileAnnouncements(files, { added: addedText, uploaded: uploadedText });

  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return;
    const { accepted, refused } = checkFiles(chosen, { accept, maxBytes, maxFiles }, files.length);
    const sentences = { ...defaultRefusals, ...refusals };
    setRefused([
      ...new Set(refused.map(({ file, why }) => sentences[why](withoutControls(file.name)))),
    ]);
    if (accepted.length > 0) onAdd(accepted);
  }
  useFilePaste(control, add);

  function remove(removed: string) {
    setRefused([]);
    if (files.length === 1) control.current?.focus();
    onRemove(removed);
  }

  const header = (
    <FieldHeader
      controlId={controlProps.id}
      label={label}
      aside={aside}
      description={description}
      descriptionId={descriptionId}
    />
  );
  return (
    <div className={field.field}>
      {size === 'button' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      <div
        data-dragging={isDragging || undefined}
        data-over={(isDragging && isOver) || undefined}
        className={`${area.area} ${css.area} ${css.sizes[size]}`}
      >
        {size === 'medium' && <Icon icon="upload" size="large" />}
        <label
          htmlFor={controlProps.id}
          className={`${button.button} ${button.variants.quiet} ${button.sizes.small}`}
        >
          {size !== 'medium' && <Icon icon="attach" />}
          {chooseLabel}
        </label>
        <span className={`${area.text} ${area.drop} ${css.text}`}>
          {isDragging ? draggingLabel : dropLabel}
        </span>
        <input
          {...controlProps}
          ref={(input) => {
            control.current = input;
            return assignRef(ref, input);
          }}
          type="file"
          multiple={maxFiles !== 1}
          accept={accept}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // Lets people choose the same file again.
            currentTarget.value = '';
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          className={area.input}
        />
      </div>
      {/* Rendered from the start, so that an error in it is announced. */}
      <div id={errorId} role="alert" className={`${css.errors} ${area.error}`}>
        {errors.map((error) => (
          <FieldError key={error}>{error}</FieldError>
        ))}
      </div>
      {files.length > 0 && (
        <FileList
          aria-label={label}
          files={files}
          removal={{ label: removeLabel, onRemove: remove }}
          {...(onRetry && { retry: { label: retryLabel, onRetry } })}
        />
      )}
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  );
}

/** Characters that set the direction of text would reverse the rest of a sentence. */
function withoutControls(name: string): string {
  return name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}
