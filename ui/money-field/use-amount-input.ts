import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { setNativeValue } from '../set-native-value.ts';
import { isPlainNumber } from './is-plain-number.ts';
import { padCents } from './pad-cents.ts';
import { watchInvalidInput } from './watch-invalid-input.ts';

/**
 * Turns a number field into a text field while its text isn't a number, so that nothing typed is
 * lost. `isInvalid` says that the text needs to be corrected.
 */
export function useAmountInput(ref: Ref<HTMLInputElement> | undefined, value: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    return watchInvalidInput(input, (text) => {
      flushSync(() => setText(text));
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, []);

  useEffect(() => {
    const { form } = field.current ?? {};
    // The reset event fires before the fields are reset.
    const checkAfterReset = () =>
      setTimeout(() => field.current && isPlainNumber(field.current.value) && setText(undefined));
    form?.addEventListener('reset', checkAfterReset);
    return () => form?.removeEventListener('reset', checkAfterReset);
  }, []);

  const showsText = text !== undefined;
  return {
    field,
    type: showsText ? 'text' : 'number',
    isInvalid: showsText && !isPlainNumber(value ?? text),
    onType: (text: string) => showsText && setText(text),
    onLeave: (input: HTMLInputElement) => {
      const shown = padCents(input.value.trim());
      if (shown !== input.value) setNativeValue(input, shown);
      if (isPlainNumber(shown)) setText(undefined);
    },
  } as const;
}
