/** HTML written by {@link html}, with all interpolated text escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | Markup | readonly Markup[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Interpolated text is escaped, unless it is {@link Markup}. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    parts.reduce((written, part, index) => written + fill(values[index - 1] ?? '') + part),
  );
}

function fill(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value !== 'string') return value.map(fill).join('');
  return value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
