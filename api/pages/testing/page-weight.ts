import { brotliCompressSync } from 'node:zlib';
import { places } from '../sources.ts';

/** Vite's manifest: the output of each source file. */
export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

export function readManifest(): Promise<BuildManifest> {
  return Bun.file(`${places.client}.vite/manifest.json`).json();
}

export type PublicPage = {
  path: string;
  /** The source of its screen, as the build's manifest names it. */
  screen: string;
};

/** What a browser loads for a page on a first visit. Sizes are in kB (1,000 bytes), compressed. */
export type PageWeight = {
  /** Everything but images that load lazily. */
  requests: number;
  scripts: number;
  scriptKb: number;
  /** The scripts that run before the page hydrates. */
  firstScriptKb: number;
  blockingStyles: number;
  /** Linked style sheets. Inlined ones are part of the document. */
  styleKb: number;
  documentKb: number;
  fontKb: number;
  imageKb: number;
};

/** A page as the server sends it, and the manifest of the build that it belongs to. */
export type BuiltPage = { manifest: BuildManifest; html: string };

/** Returns the bytes of an address as they are sent. */
export type ReadBytes = (path: string) => Promise<Uint8Array>;

/** Weighs a page by its HTML and the manifest: no browser is needed, and the result is exact. */
export async function weighPage(
  page: PublicPage,
  { read, ...built }: BuiltPage & { read: ReadBytes },
): Promise<PageWeight> {
  const files = findFiles(page, built);
  const sizeOf = async (paths: string[]) => {
    const sizes = await Promise.all(paths.map(async (path) => (await read(path)).byteLength));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const { scripts, styles, fonts, images } = files;
  return {
    requests: 1 + [...scripts, ...styles, ...fonts, ...images].length,
    scripts: scripts.length,
    scriptKb: await sizeOf(scripts),
    firstScriptKb: (await sizeOf(files.firstScripts)) + files.inlineScriptKb,
    blockingStyles: files.blockingStyles.length,
    styleKb: await sizeOf(styles),
    documentKb: await sizeOf([page.path]),
    fontKb: await sizeOf(fonts),
    imageKb: await sizeOf(images),
  };
}

/** Finds the addresses of what a page loads. */
export function findFiles({ screen }: PublicPage, { manifest, html }: BuiltPage) {
  const found = findLinks(html);
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
  const hydration = filesOf(manifest, withImports(manifest, [...entries, screen]));
  const [, inlineScript = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  return {
    ...found,
    inlineScriptKb: brotliCompressSync(inlineScript).byteLength / 1000,
    scripts: unique([...found.firstScripts, ...hydration]),
    styles: found.blockingStyles,
  };
}

function findLinks(html: string) {
  const find = (selector: string, name = 'href'): string[] => {
    const addresses: string[] = [];
    const element = (each: HTMLRewriterTypes.Element) => {
      addresses.push(each.getAttribute(name) ?? '');
    };
    new HTMLRewriter().on(selector, { element }).transform(html);
    return unique(addresses);
  };
  const lazy = find('img[src][loading="lazy"]', 'src');
  const eager = find('img[src]', 'src').filter((image) => !lazy.includes(image));
  return {
    // A type marks those whose text is in the document.
    blockingStyles: find('link[rel="stylesheet"]:not([type])'),
    fonts: find('link[rel="preload"][as="font"]'),
    firstScripts: [...find('script[src]', 'src'), ...find('link[rel="modulepreload"]')],
    images: [...eager, ...find('link[rel="icon"]:not([href^="data:"])')],
  };
}

function withImports(manifest: BuildManifest, sources: string[]): string[] {
  const reached = new Set(sources);
  // A set also visits what is added on the way.
  for (const source of reached) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} isn’t in the build’s manifest`);
    for (const imported of chunk.imports ?? []) reached.add(imported);
  }
  return [...reached];
}

function filesOf(manifest: BuildManifest, sources: string[]): string[] {
  return unique(sources.map((source) => `/${manifest[source]?.file}`));
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
