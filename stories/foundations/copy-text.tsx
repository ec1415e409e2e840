import { useState } from 'react';
import { Icon } from '#ui/icon';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { useCopyToClipboard } from '../../ui/copy-field/use-copy-to-clipboard.ts';
import * as css from './token-list.css.ts';

type CopyTextProps = {
  text: string;
  /** Shown before the text, and not copied: 'Dark'. */
  when?: string;
  /** The name of the token, where the text alone doesn’t say what it is. */
  token?: string;
};

/** A name or a value of a token that is copied with a click. */
export function CopyText({ text, when, token }: CopyTextProps) {
  const [hasFailed, setFailed] = useState(false);
  const { isCopied, copy } = useCopyToClipboard(text, () => setFailed(true));
  const subject = [token, when, text].filter(Boolean).join(' ');
  return (
    <>
      <button type="button" className={css.copyText} aria-label={`Copy ${subject}`} onClick={copy}>
        {when ? `${when} ${text}` : text}
        <span className={css.copyIcon} data-copied={isCopied || undefined}>
          <Icon icon={isCopied ? 'check' : 'copy'} size="small" />
        </span>
      </button>
      <VisuallyHidden live>{isCopied ? `${subject} copied` : ''}</VisuallyHidden>
      {hasFailed && (
        <Text size="tiny" tone="critical">
          Copy failed. Select the text instead.
        </Text>
      )}
    </>
  );
}
