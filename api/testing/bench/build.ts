import { places } from '#api/pages/sources';

/** Vite's manifest: the output of each source file. */
export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

export function readManifest(): Promise<BuildManifest> {
  return Bun.file(`${places.client}.vite/manifest.json`).json();
}
