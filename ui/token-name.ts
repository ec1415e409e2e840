/**
 * The name of a token's CSS variable, without the dashes in front: `['color', 'inkSoft']` →
 * `ui-color-ink-soft`.
 */
export function nameVariable(path: readonly string[]): string {
  return ['ui', ...path.map(toKebabCase)].join('-');
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
