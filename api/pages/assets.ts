import type { Assets, Screen } from './renderer.ts';

/** Vite's manifest: the output of each source file. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

const entry = 'app/entry-client.tsx';
const fonts = ['ui/fonts/hanken-grotesk.woff2', 'ui/fonts/young-serif.woff2'];

/**
 * Finds the built files of a screen, including those of the app shell. `readStyles` reads a style
 * sheet, which then comes with the page: a request of its own would delay the first paint. Each
 * screen's files are found once.
 */
export function createAssets(manifest: Manifest, readStyles: (file: string) => string) {
  const known = new Map<string, Assets>();
  const fileOf = (source: string) => `/${chunk(source).file}`;
  return (screen: Screen): Assets => {
    const assets = known.get(screen.file) ?? assetsOf(screen);
    known.set(screen.file, assets);
    return assets;
  };

  function assetsOf({ file, layout, isEager }: Screen): Assets {
    const sources = [entry, ...(layout ? [layout] : []), file];
    const chunks = unique(sources.flatMap((source) => withImports(source)));
    const styles = unique(chunks.flatMap((source) => chunk(source).css ?? []));
    return {
      ...(isEager && { isEager: true }),
      scripts: unique(chunks.map(fileOf)),
      styles: styles.map((file) => ({ href: `/${file}`, css: readStyles(file) })),
      fonts: fonts.map(fileOf),
    };
  }

  function chunk(source: string) {
    const found = manifest[source];
    if (!found) throw new Error(`${source} wasn’t built. Build the app again`);
    return found;
  }

  function withImports(source: string, seen = new Set<string>()): string[] {
    if (seen.has(source)) return [];
    seen.add(source);
    const imports = chunk(source).imports ?? [];
    return [...imports.flatMap((imported) => withImports(imported, seen)), source];
  }
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
