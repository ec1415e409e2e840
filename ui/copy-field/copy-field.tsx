import { type FocusEvent, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonSize } from '../button/variants.ts';
import { Field } from '../field/field.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './copy-field.css.ts';
import { type StartTimer, useCopyToClipboard } from './use-copy-to-clipboard.ts';

/** What to copy, how to confirm it, and how to handle a refusal by the browser. */
export type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  /** The label, with an object when the context doesn't make it clear: 'Copy All Details'. */
  children?: string;
  /** The accessible name, when several buttons share the same text. Include the visible text. */
  'aria-label'?: string;
  /** Replaces the label for two seconds. */
  copiedLabel?: string;
  /** Announced politely after copying. */
  announcement?: string;
  size?: ButtonSize;
  width?: 'auto' | 'full';
  /** Called when the browser refuses. Show an error and let people select the text themselves. */
  onFail: () => void;
  /** Fixes the state, for stories and tests. */
  copied?: boolean;
  /** Replaces the timer, for stories and tests. */
  startTimer?: StartTimer;
};

export { copiedDurationMs, type StartTimer } from './use-copy-to-clipboard.ts';

/** A labeled value to copy. */
export type CopyFieldProps = {
  label: string;
  description?: string;
  /** The value to copy, shown on one line. */
  value: string;
  /** The visible label of the button. */
  copyLabel?: string;
  /** The accessible name of the button: its label and what it copies. */
  copyName?: string;
  /** Replaces the label for two seconds. */
  copiedLabel?: string;
  /** Announced politely after copying: 'Address copied'. */
  announcement?: string;
  /** Called when the browser refuses. Show an error; the value can still be selected. */
  onFail: () => void;
  /** Fixes the state, for stories and tests. */
  copied?: boolean;
  /** Replaces the timer, for stories and tests. */
  startTimer?: StartTimer;
};

/** A value to copy exactly, such as an ID, an address or a secret. It stays on one line. */
export function CopyField(props: CopyFieldProps) {
  const {
    label,
    description,
    value,
    copyLabel = 'Copy',
    copyName = `${copyLabel} ${label}`,
    copiedLabel,
    announcement = `${label} copied`,
    onFail,
    copied,
    startTimer,
  } = useLocaleTexts('CopyField', props);
  return (
    <Field label={label} description={description}>
      {(controlProps) => (
        <div className={css.row}>
          <input
            {...controlProps}
            readOnly
            value={value}
            onFocus={selectAll}
            className={css.value}
          />
          <div className={css.action}>
            <CopyButton
              text={value}
              aria-label={copyName}
              copiedLabel={copiedLabel}
              announcement={announcement}
              size="medium"
              width="full"
              onFail={onFail}
              copied={copied}
              startTimer={startTimer}
            >
              {copyLabel}
            </CopyButton>
          </div>
        </div>
      )}
    </Field>
  );
}

function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.select();
}

/** Copies a text to the clipboard and confirms it in place for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    children = 'Copy',
    'aria-label': label,
    copiedLabel = 'Copied!',
    announcement = 'Copied to clipboard',
    size = 'small',
    width = 'auto',
    onFail,
    copied,
    startTimer,
  } = useLocaleTexts('CopyButton', props);
  const { isCopied, copy } = useCopyToClipboard(text, onFail, startTimer);
  const wrapper = useRef<HTMLSpanElement>(null);
  const [minWidth, setMinWidth] = useState<number>();
  const showsCopied = copied ?? isCopied;

  function handleClick() {
    // Keeps the width, so the button doesn't shrink away from under the pointer.
    setMinWidth(wrapper.current?.offsetWidth);
    copy();
  }

  return (
    <span ref={wrapper} className={css.wrappers[width]} style={{ minInlineSize: minWidth }}>
      <Button
        variant="quiet"
        size={size}
        width="full"
        icon={showsCopied ? 'check' : 'copy'}
        aria-label={showsCopied ? undefined : label}
        onClick={handleClick}
      >
        {showsCopied ? copiedLabel : children}
      </Button>
      <VisuallyHidden live>{showsCopied ? announcement : ''}</VisuallyHidden>
    </span>
  );
}
