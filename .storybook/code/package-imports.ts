import { packageName } from '../../ui/build/package-name.ts';

/** What an import of our sources is called in an app that installed the package. */
export function toPackageImport(specifier: string): string {
  if (specifier === '#theme') return `${packageName}/theme`;
  return specifier
    .replace(/^#ui\//, `${packageName}/`)
    .replace(/^(\.\.\/)+ui\/[\w-]+(\.css)?\.ts$/, `${packageName}/theme`);
}
