import { packageName } from '../../ui/build/package-name.ts';

/** What an app with the package imports instead of `#ui/button`, `#theme` or `ui/palette.ts`. */
export function toPackageImport(path: string): string {
  if (path === '#theme' || /^ui\/[\w-]+(\.css)?\.ts$/.test(path)) return `${packageName}/theme`;
  return path.replace(/^#ui\//, `${packageName}/`);
}
