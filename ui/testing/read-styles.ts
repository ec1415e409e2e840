// Imported first; otherwise it would replace our adapter.
import '@vanilla-extract/css/disableRuntimeStyles';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';

/**
 * A rule as written in the style sheet: properties, and nested rules in `selectors`, `@media`, …
 */
export type Style = { [property: string]: unknown };

/** The rules of a `*.css.ts` file, including global ones. */
export async function readStyles(path: string): Promise<Style[]> {
  return (await readSheet(path)).map(({ rule }) => rule);
}

/** The same, each with its class name or selector, if any. */
export async function readSheet(path: string): Promise<{ selector: string; rule: Style }[]> {
  const rules: { selector: string; rule: Style }[] = [];
  setAdapter({
    appendCss: (css) => {
      if (!('rule' in css)) return;
      const selector = 'selector' in css ? css.selector : '';
      rules.push({ selector, rule: { ...css.rule } });
    },
    registerClassName: () => {},
    registerComposition: () => {},
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'debug',
  });
  setFileScope(path, 'sitewright');
  try {
    // The query forces a fresh import, in case an earlier test has loaded the file.
    await import(`${path}?${performance.now()}`);
  } finally {
    endFileScope();
    removeAdapter();
  }
  return rules;
}

export function isStyle(value: unknown): value is Style {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
