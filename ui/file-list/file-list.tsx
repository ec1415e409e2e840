import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { TextLink } from '../link/link.tsx';
import { useLocale } from '../locale/use-locale-texts.ts';
import * as progress from '../progress/progress.css.ts';
import { formatPercent } from '../progress/progress.tsx';
import * as css from './file-list.css.ts';

/** One file: name, type and upload state. */
export type FileEntry = {
  id: string;
  name: string;
  /** Type and size, or progress: 'PDF, 1.2 MB', 'Uploading...'. */
  detail: ReactNode;
  /** Where to download it. Opens in a new tab. */
  href?: string;
  /** URL of a small preview. Only for types that are safe to display. */
  preview?: string;
  /** Why it was rejected. Replaces the detail. */
  error?: string;
  /** The share that is uploaded, from 0 to 1, or `unknown`. Leave it out when it is done. */
  uploading?: number | 'unknown';
};

/** The files of a message, or those about to be sent with one. */
export type FileListProps = {
  /** The accessible name: 'Files of this message'. */
  'aria-label': string;
  files: readonly FileEntry[];
  /**
   * Adds a remove button to each file and names it. When the last file is removed, the caller has
   * to move the focus.
   */
  removal?: { label: (name: string) => string; onRemove: (id: string) => void };
  /** Adds a retry button to failed files and names it. */
  retry?: { label: (name: string) => string; onRetry: (id: string) => void };
};

/** Lists files, one per line, each with a link, its type and its size. */
export function FileList({ 'aria-label': label, files, removal, retry }: FileListProps) {
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} aria-label={label} className={css.list}>
      {files.map(({ id, name, detail, href, preview, error, uploading }, index) => (
        <li key={id} data-failed={error ? '' : undefined} className={css.file}>
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
            <Icon icon={error ? 'alert' : 'file'} />
          )}
          <span className={css.text}>
            <bdi className={css.name}>
              {href ? (
                <TextLink href={href} newTab>
                  {name}
                </TextLink>
              ) : (
                name
              )}
            </bdi>
            {error ? (
              <span className={css.failure}>{error}</span>
            ) : (
              <span className={css.detail}>
                {detail}
                {typeof uploading === 'number' && ` · ${formatPercent(uploading, 1, locale)}`}
              </span>
            )}
            {!error && uploading !== undefined && <UploadBar name={name} share={uploading} />}
          </span>
          {error && retry && (
            <IconButton
              icon="refresh"
              aria-label={retry.label(name)}
              onClick={() => {
                focusLastButton(list.current, index);
                retry.onRetry(id);
              }}
            />
          )}
          {removal && (
            <IconButton
              icon="close"
              aria-label={removal.label(name)}
              onClick={() => {
                focusNeighbor(list.current, index);
                removal.onRemove(id);
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Without a known share, the bar is dashed. */
function UploadBar({ name, share }: { name: string; share: number | 'unknown' }) {
  if (share === 'unknown') return <span aria-hidden="true" className={progress.waiting} />;
  return <progress aria-label={name} value={share} max={1} className={progress.bar} />;
}

/** The retry button goes away during the retry, so the focus moves to the file's other button. */
function focusLastButton(list: HTMLUListElement | null, index: number) {
  const [...buttons] = list?.children[index]?.querySelectorAll('button') ?? [];
  buttons.at(-1)?.focus();
}

/** The pressed button goes away with its file, so the focus moves to a neighboring one. */
function focusNeighbor(list: HTMLUListElement | null, index: number) {
  const neighbor = list?.children[index + 1] ?? list?.children[index - 1];
  const [...buttons] = neighbor?.querySelectorAll('button') ?? [];
  buttons.at(-1)?.focus();
}
