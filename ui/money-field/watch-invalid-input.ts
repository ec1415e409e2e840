import { type InputAttempt, recoverTypedText } from './recover-typed-text.ts';

/**
 * Reports the full text someone meant to enter when a number field drops part of it or can't parse
 * it. Some browsers drop the comma and turn 12,50 into 1250; others keep it and report an empty
 * value.
 */
export function watchInvalidInput(
  input: HTMLInputElement,
  tell: (text: string) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let attempt: InputAttempt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beforeComposing = '';
  signal.addEventListener('abort', () => clearTimeout(timer));

  function close(): InputAttempt | undefined {
    clearTimeout(timer);
    const closed = attempt;
    attempt = undefined;
    return closed;
  }

  /** Reports input that had no effect because the browser dropped all of it. */
  function tellDropped(next = ''): boolean {
    const dropped = close();
    if (dropped) tell(whole(dropped) + next);
    return dropped !== undefined;
  }

  /**
   * Runs before a key takes effect or the field loses focus; on a busy page the timer would be
   * late.
   */
  const settle = () => void tellDropped();

  function onBeforeInput(event: InputEvent) {
    if (event.isComposing || input.type !== 'number' || event.defaultPrevented) return;
    const isDropped = event.inputType.startsWith('delete')
      ? close() !== undefined
      : tellDropped(event.data ?? '');
    if (isDropped) return event.preventDefault();
    if (!event.data?.trim()) return;
    attempt = { before: input.value, inserted: event.data.trim() };
    timer = setTimeout(settle);
  }

  function onInput(event: Event) {
    const isTyped = event instanceof InputEvent && event.inputType !== '';
    if (isTyped && event.isComposing) return;
    const tried = close();
    judge(tried, isTyped ? event.data : tried?.inserted);
  }

  function onCompositionStart() {
    beforeComposing = input.value;
  }

  function onCompositionEnd({ data }: CompositionEvent) {
    const composed = data.trim();
    judge(composed ? { before: beforeComposing, inserted: composed } : undefined);
  }

  function judge(tried: InputAttempt | undefined, taken?: string | null) {
    if (input.type !== 'number') return;
    if (input.validity.badInput) return tell(shown(input) || (tried ? whole(tried) : '.'));
    const meant = tried && recoverTypedText(tried, input.value, taken);
    if (meant !== undefined) tell(meant);
  }

  input.addEventListener('keydown', settle, { signal });
  input.addEventListener('blur', settle, { signal });
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
function shown(input: HTMLInputElement): string {
  input.select();
  return input.ownerDocument.getSelection()?.toString() ?? '';
}

function whole({ before, inserted }: InputAttempt): string {
  return before + inserted;
}
