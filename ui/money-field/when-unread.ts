/** What was about to be put into a field. */
type Attempt = { before: string; data: string };

/**
 * Tells the whole text, as somebody meant to write it, once a number field has dropped a part of
 * it or cannot read it: some browsers leave out a comma and make 1250 of 12,50, others keep it and
 * say that the field is empty.
 */
export function whenUnread(input: HTMLInputElement, tell: (text: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let attempt: Attempt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  function close(): Attempt | undefined {
    clearTimeout(timer);
    const closed = attempt;
    attempt = undefined;
    return closed;
  }

  /** Nothing came of an attempt: it was dropped as a whole. */
  function tellDropped(next = ''): boolean {
    const dropped = close();
    if (dropped) tell(dropped.before + dropped.data + next);
    return dropped !== undefined;
  }

  function onBeforeInput(event: InputEvent) {
    if (input.type !== 'number' || event.defaultPrevented) return;
    if (tellDropped(event.data ?? '')) return event.preventDefault();
    if (!event.data?.trim()) return;
    attempt = { before: input.value, data: event.data.trim() };
    timer = setTimeout(tellDropped);
  }

  function onInput(event: Event) {
    const tried = close();
    if (input.type !== 'number') return;
    if (input.validity.badInput) return tell(shown(input) || (tried ? whole(tried) : '.'));
    const taken = event instanceof InputEvent && event.inputType ? event.data : tried?.data;
    if (!tried || taken === tried.data) return;
    tell(taken ? input.value.replace(taken, () => tried.data) : input.value + tried.data);
  }

  input.addEventListener('beforeinput', onBeforeInput, { signal });
  input.addEventListener('input', onInput, { signal });
  return () => stop.abort();
}

/** What stands in a field whose `value` is empty because the browser cannot read it; '' in some. */
function shown(input: HTMLInputElement): string {
  input.select();
  return input.ownerDocument.getSelection()?.toString() ?? '';
}

function whole({ before, data }: Attempt): string {
  return before + data;
}
