import type { DetailName } from './billing-details.ts';
import type { FieldName } from './card-form.ts';
import { type Html, html } from './html.ts';

export interface FieldView {
  name: FieldName | DetailName;
  label: string;
  autocomplete: string;
  type?: 'email' | 'text';
  numeric?: boolean;
  placeholder?: string;
  value?: string | undefined;
  optional?: boolean;
  hint?: string;
  readOnly?: boolean;
  error?: string | undefined;
  /** Receives focus when the page loads. */
  focused?: boolean;
}

export function fieldView(field: FieldView): Html {
  const { name, error, hint } = field;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${field.label}</label>
    <input id="${name}" name="${name}" type="${field.type ?? 'text'}"
      autocomplete="${field.autocomplete}" value="${field.value ?? ''}" spellcheck="false"
      ${!field.optional && html`required`}
      ${field.numeric && html`inputmode="numeric"`}
      ${field.placeholder && html`placeholder="${field.placeholder}"`}
      ${field.readOnly && html`readonly`}
      ${described && html`aria-describedby="${described}"`}
      ${error && html`aria-invalid="true"`}
      ${field.focused && html`autofocus`}>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}
