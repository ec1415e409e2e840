import type { Ref } from 'react';
import * as button from '../button/button.css.ts';
import type { ButtonSize } from '../button/variants.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as css from './file-button.css.ts';

/** What it says, what may be chosen, and who gets it. */
export type FileButtonProps = {
  /** A verb and its object: 'Attach files'. */
  children: string;
  /** Gets what was chosen; never an empty list. The same file can be chosen again afterwards. */
  onChoose: (files: File[]) => void;
  /** As in HTML: 'image/png,application/pdf'. It only helps to choose; check what comes. */
  accept?: string;
  multiple?: boolean;
  icon?: IconName;
  size?: ButtonSize;
  /** Ids of texts that say what may be chosen. */
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A button that opens the system's own choice of files. What was chosen stands in a FileList. */
export function FileButton({
  children,
  onChoose,
  accept,
  multiple = false,
  icon = 'attach',
  size = 'medium',
  describedBy,
  ref,
}: FileButtonProps) {
  return (
    <span className={css.place}>
      <input
        ref={ref}
        type="file"
        aria-label={children}
        aria-describedby={describedBy}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (chosen.length > 0) onChoose(chosen);
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
