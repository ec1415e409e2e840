/** The names of a form's fields in the order of the screen. */
export function listFields(form: HTMLFormElement | null): string[] {
  const names = [...(form?.elements ?? [])].map((field) => field.getAttribute('name') ?? '');
  return [...new Set(names)].filter(Boolean);
}

/** Moves the focus to a field by its name, to the first of a group. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const named = name ? form?.elements.namedItem(name) : null;
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  for (let folded = control.closest('details'); folded; ) {
    folded.open = true;
    folded = folded.parentElement?.closest('details') ?? null;
  }
  control.focus();
  // The browser shows the control alone, and may leave its label under the header.
  labelOf(control)?.scrollIntoView({ block: 'nearest' });
}

/** What says what a control is for: its label, of a group its legend. */
function labelOf(control: HTMLElement): Element | null | undefined {
  const legend = control.closest('fieldset')?.querySelector('legend');
  const isOneOfMany = control instanceof HTMLInputElement && control.type === 'radio';
  if (isOneOfMany && legend) return legend;
  return 'labels' in control ? (control as HTMLInputElement).labels?.[0] : null;
}
