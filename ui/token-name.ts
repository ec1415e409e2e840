/** The path of a token in the theme: `['color', 'inkSoft']`. */
export type TokenPath = readonly string[];

/** The name of a token's CSS variable, without the dashes in front: `ui-color-ink-soft`. */
export function nameVariable(path: TokenPath): string {
  return ['ui', ...path.map(toKebabCase)].join('-');
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
