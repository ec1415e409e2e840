import { type InputAttempt, recoverTypedText } from './recover-typed-text.ts';

/**
 * Reports the full text someone meant to enter when a number field drops part of it or can't parse
 * it. Some browsers drop the comma and turn 12,50 into 1250; others keep it and report an empty
 * value.
 */
export function watchInvalidInput(
  input: HTMLInputElement,
  onInvalid: (text: string) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let attempt: InputAttempt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beforeComposing = '';
  signal.addEventListener('abort', () => clearTimeout(timer));

  function takeAttempt(): InputAttempt | undefined {
    clearTimeout(timer);
    const taken = attempt;
    attempt = undefined;
    return taken;
  }

  /** Reports input that had no effect because the browser dropped all of it. */
  function reportDropped(next = ''): boolean {
    const dropped = takeAttempt();
    if (dropped) onInvalid(getFullText(dropped) + next);
    return dropped !== undefined;
  }

  /**
   * Runs before a key takes effect or the field loses focus; on a busy page the timer would be
   * late.
   */
  const flush = () => void reportDropped();

  function onBeforeInput(event: InputEvent) {
    if (event.isComposing || input.type !== 'number' || event.defaultPrevented) return;
    const isDropped = event.inputType.startsWith('delete')
      ? takeAttempt() !== undefined
      : reportDropped(event.data ?? '');
    if (isDropped) return event.preventDefault();
    if (!event.data?.trim()) return;
    attempt = { before: input.value, inserted: event.data.trim() };
    timer = setTimeout(flush);
  }

  function onInput(event: Event) {
    const isTyped = event instanceof InputEvent && event.inputType !== '';
    if (isTyped && event.isComposing) return;
    const current = takeAttempt();
    check(current, isTyped ? event.data : current?.inserted);
  }

  function onCompositionStart() {
    beforeComposing = input.value;
  }

  function onCompositionEnd({ data }: CompositionEvent) {
    const composed = data.trim();
    check(composed ? { before: beforeComposing, inserted: composed } : undefined);
  }

  function check(current: InputAttempt | undefined, taken?: string | null) {
    if (input.type !== 'number') return;
    if (input.validity.badInput)
      return onInvalid(getVisibleText(input) || (current ? getFullText(current) : '.'));
    const meant = current && recoverTypedText(current, input.value, taken);
    if (meant !== undefined) onInvalid(meant);
  }

  input.addEventListener('keydown', flush, { signal });
  input.addEventListener('blur', flush, { signal });
  input.addEventListener('beforeinput', onBeforeInput, { signal });
  input.addEventListener('input', onInput, { signal });
  input.addEventListener('compositionstart', onCompositionStart, { signal });
  input.addEventListener('compositionend', onCompositionEnd, { signal });
  return () => stop.abort();
}

/**
 * The visible text of a field whose `value` is empty because the browser can't parse it. Some
 * browsers return ''.
 */
function getVisibleText(input: HTMLInputElement): string {
  input.select();
  return input.ownerDocument.getSelection()?.toString() ?? '';
}

function getFullText({ before, inserted }: InputAttempt): string {
  return before + inserted;
}
