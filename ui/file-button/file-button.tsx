import type { Ref } from 'react';
import * as button from '../button/button.css.ts';
import type { ButtonSize } from '../button/variants.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as css from './file-button.css.ts';

/** Label and accepted files of a file button. */
export type FileButtonProps = {
  /** A verb and its object: 'Attach files'. */
  children: string;
  /** Gets the chosen files, never an empty list. The same file can be chosen again later. */
  onChoose: (files: File[]) => void;
  /** As in HTML: 'image/png,application/pdf'. Browsers don't enforce it, so validate the files. */
  accept?: string;
  multiple?: boolean;
  icon?: IconName;
  size?: ButtonSize;
  /** Ids of texts that say which files are accepted. */
  'aria-describedby'?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A button that opens the system's file picker. Show the chosen files in a FileList. */
export function FileButton({
  children,
  onChoose,
  accept,
  multiple = false,
  icon = 'attach',
  size = 'medium',
  'aria-describedby': describedBy,
  ref,
}: FileButtonProps) {
  return (
    <span className={css.root}>
      <input
        ref={ref}
        type="file"
        aria-label={children}
        aria-describedby={describedBy}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
        className={css.input}
      />
      <span
        aria-hidden="true"
        className={`${button.button} ${button.variants.quiet} ${button.sizes[size]} ${css.label}`}
      >
        <Icon name={icon} />
        {children}
      </span>
    </span>
  );
}
