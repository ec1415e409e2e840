import type { Assets } from './renderer.ts';

/** Vite's manifest: the output of each source file. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

const entry = 'app/entry-client.tsx';
const app = 'app/hydrate.tsx';
const fonts = ['ui/fonts/hanken-grotesk.woff2', 'ui/fonts/young-serif.woff2'];

/** Finds the built files of a screen, including those of the app shell. */
export function createAssets(manifest: Manifest) {
  const fileOf = (source: string) => `/${chunk(source).file}`;
  return (screen: { file: string; form?: boolean }): Assets => {
    const chunks = [entry, app, screen.file].flatMap((source) => withImports(source));
    return {
      entry: fileOf(entry),
      styles: unique(chunks.flatMap((source) => chunk(source).css ?? [])).map((css) => `/${css}`),
      // Forms need their scripts immediately. Other pages can be read before they load.
      preloads: screen.form ? unique(chunks).map(fileOf) : [],
      fonts: fonts.map(fileOf),
    };
  };

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
