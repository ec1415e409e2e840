import { useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextLink } from '../link/link.tsx';
import * as css from './file-list.css.ts';

/** One file: how it is called, what it is, and how far it has come. */
export type FileEntry = {
  id: string;
  name: string;
  /** Type and size, or what is happening: 'PDF, 1.2 MB', 'Uploading...'. */
  detail: string;
  /** Where it can be had; opens beside the page. */
  href?: string;
  /** A picture of it, drawn small. Only of what is safe to show. */
  preview?: string;
  /** Why it is not taken; stands in the place of the detail. */
  failed?: string;
};

/** Files of a message, or those that will go with one. */
export type FileListProps = {
  /** Names the list: 'Files of this message'. */
  label: string;
  files: readonly FileEntry[];
  /**
   * Gives every file a button that takes it away, and that button its name. Where no file is left,
   * whoever owns the list moves the focus.
   */
  removal?: { label: (name: string) => string; onRemove: (id: string) => void };
};

/** Files, a line each: the name leads to it, the type and size say what one gets. */
export function FileList({ label, files, removal }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} aria-label={label} className={css.list}>
      {files.map(({ id, name, detail, href, preview, failed }, index) => (
        <li key={id} data-failed={failed ? '' : undefined} className={css.file}>
          {preview ? (
            <img
              src={preview}
              alt=""
              width={64}
              height={48}
              loading="lazy"
              className={css.preview}
            />
          ) : (
            <Icon name={failed ? 'alert' : 'file'} />
          )}
          <span className={css.words}>
            <bdi className={css.name}>
              {href ? (
                <TextLink href={href} newTab>
                  {name}
                </TextLink>
              ) : (
                name
              )}
            </bdi>
            {failed ? (
              <span className={css.failure}>{failed}</span>
            ) : (
              <span className={css.detail}>{detail}</span>
            )}
          </span>
          {removal && (
            <IconButton
              icon="close"
              label={removal.label(name)}
              onClick={() => {
                focusBeside(list.current, index);
                removal.onRemove(id);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The button that was pressed goes away with its file: the focus goes on to the next one. */
function focusBeside(list: HTMLUListElement | null, index: number) {
  const buttons = list?.querySelectorAll('button');
  (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
}
