import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { type StartTimer, useCopyToClipboard } from '../copy-field/use-copy-to-clipboard.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './copy-text.css.ts';

/** A text, and what to copy of it. */
export type CopyTextProps = {
  /** What is shown, such as a link to the address. */
  children: ReactNode;
  /** The text to copy. */
  text: string;
  /** The accessible name of the button: 'Copy phone number'. */
  'aria-label': string;
  /** Announced politely after copying. */
  announcement?: string;
  /** Called when the browser refuses. Show an error; the text can still be selected. */
  onFail: () => void;
  /** Fixes the state, for stories and tests. */
  copied?: boolean;
  /** Replaces the timer, for stories and tests. */
  startTimer?: StartTimer;
};

/**
 * A text with an icon that copies it. With a mouse, the icon appears when the pointer or the focus is
 * there, so that a list of such texts stays calm.
 */
export function CopyText({
  children,
  text,
  'aria-label': label,
  announcement = 'Copied to clipboard',
  onFail,
  copied,
  startTimer,
}: CopyTextProps) {
  const { isCopied, copy } = useCopyToClipboard(text, onFail, startTimer);
  const showsCopied = copied ?? isCopied;
  return (
    <div className={css.root}>
      <div className={css.text}>{children}</div>
      <span data-copied={showsCopied || undefined} className={css.action}>
        <IconButton
          icon={showsCopied ? 'check' : 'copy'}
          size="small"
          aria-label={label}
          onClick={copy}
        />
      </span>
      <VisuallyHidden live>{showsCopied ? announcement : ''}</VisuallyHidden>
    </div>
  );
}
