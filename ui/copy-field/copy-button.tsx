import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonSize } from '../button/variants.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './copy-field.css.ts';
import { type StartTimer, useCopyToClipboard } from './use-copy-to-clipboard.ts';

/** What it copies, how it says so, and what happens where the browser refuses. */
export type CopyButtonProps = {
  /** Lands in the clipboard. */
  text: string;
  /** The verb, with its object where that is not plain: 'Copy All Details'. */
  children?: string;
  /** Replaces the name where several share their words; those words must be in it. */
  label?: string;
  /** Stands in place of the words for two seconds. */
  copiedLabel?: string;
  /** Read out politely once it is done. */
  announcement?: string;
  size?: ButtonSize;
  width?: 'auto' | 'full';
  /** The browser did not let it: say so, and leave the text where it can be selected. */
  onFail: () => void;
  /** Frozen as within the two seconds, or outside of them. */
  copied?: boolean;
  /** Another clock than the real one. */
  startTimer?: StartTimer;
};

/** Puts a text into the clipboard and says so for two seconds, in place. */
export function CopyButton({
  text,
  children = 'Copy',
  label,
  copiedLabel = 'Copied!',
  announcement = 'Copied to clipboard',
  size = 'small',
  width = 'auto',
  onFail,
  copied,
  startTimer,
}: CopyButtonProps) {
  const { isCopied, copy } = useCopyToClipboard(text, onFail, startTimer);
  const place = useRef<HTMLSpanElement>(null);
  const [least, setLeast] = useState<number>();
  const saysSo = copied ?? isCopied;

  function press() {
    // The shorter word must not pull the button from under the pointer.
    setLeast(place.current?.offsetWidth);
    copy();
  }

  return (
    <span ref={place} className={css.places[width]} style={{ minInlineSize: least }}>
      <Button
        variant="quiet"
        size={size}
        width="full"
        icon={saysSo ? 'check' : 'copy'}
        label={saysSo ? undefined : label}
        onClick={press}
      >
        {saysSo ? copiedLabel : children}
      </Button>
      <VisuallyHidden live>{saysSo ? announcement : ''}</VisuallyHidden>
    </span>
  );
}
