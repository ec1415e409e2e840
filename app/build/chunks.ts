import { relative } from 'node:path';
import type { Rolldown } from 'vite';

/** Code that every page needs and that changes only with the dependencies. */
const framework =
  /\/node_modules\/(react|react-dom|react-router|scheduler|swr|jotai|use-sync-external-store|dequal)\/|\/app\/document\/hydrate-root\./;

/** Re-exports all parts of Radix; the app takes only the focus scope from it. */
const barrel = /\/radix-ui\/dist\/internal\.mjs$/;

/** On every page. */
const app = /^app\/(entry-client|storefront\/home\/|shell\/not-found)/;

/** Loaded where the shop charges tax. */
const taxFields = /^app\/storefront\/checkout\/tax-fields\./;
const checkout = /^app\/storefront\/(?!product\/|catalog\/|checkout\/tax-fields\.)/;

/** Who loads a module besides. */
const publicScreens = [
  ['legal', /^app\/legal\//],
  ['product', /^app\/storefront\/product\//],
  ['catalog', /^app\/storefront\/catalog\//],
  ['checkout', checkout],
  ['support', /^app\/support\//],
  ['sign-in', /^app\/account\/auth\//],
] as const;
/** Chunks of modules that only one screen or part needs. */
const apart = [
  ['shortcuts', /^app\/admin\/shortcuts\/shortcuts\./],
  ['tax', taxFields],
  ['demo', /^app\/storefront\/product\/demo\./],
] as const;
const toast = /^ui\/toast\//;
const privateScreens = [
  ['signed-in', /^app\/shell\//],
  ['account', /^app\/account\/(?!auth\/)/],
  ['admin', /^app\/admin\//],
] as const;

/**
 * Names the chunk of a module by who loads it, so that a page loads a few files instead of one for
 * each module. Null leaves the choice to the bundler.
 */
export function chunkOf(id: string, getModuleInfo: Rolldown.GetModuleInfo): string | null {
  const loaders = loadersOf(id, getModuleInfo).map((loader) => relative(process.cwd(), loader));
  const isLoadedBy = (path: RegExp) => loaders.some((loader) => path.test(loader));
  if (isLoadedBy(app)) return framework.test(id) ? 'framework' : 'app';
  const [only] = apart.find(([, path]) => loaders.every((loader) => path.test(loader))) ?? [];
  if (only && loaders.length > 0) return only;
  const [visitors, otherVisitors] = publicScreens.filter(([, path]) => isLoadedBy(path));
  const [account, otherAccounts] = privateScreens.filter(([, path]) => isLoadedBy(path));
  if (isLoadedBy(toast)) return visitors || account ? 'overlays' : 'toast';
  if (isLoadedBy(taxFields) && !isLoadedBy(checkout)) return visitors ? 'forms' : 'countries';
  // Legal and product pages have no forms.
  if (visitors && otherVisitors) return /legal|product/.test(visitors[0]) ? 'text' : 'forms';
  if (visitors) return visitors[0];
  return account && otherAccounts ? 'signed-in' : (account?.[0] ?? null);
}

/** The entry and the dynamic imports that a module is loaded with. */
function loadersOf(
  id: string,
  getModuleInfo: Rolldown.GetModuleInfo,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { isEntry, dynamicImporters, importers } = getModuleInfo(id) ?? noModule;
  const isLoader = isEntry || dynamicImporters.length > 0;
  const loaders = importers
    .filter((importer) => !barrel.test(importer) || id.includes('/react-focus-scope/'))
    .flatMap((importer) => loadersOf(importer, getModuleInfo, seen));
  return isLoader ? [id, ...loaders] : loaders;
}

const noModule = { isEntry: false, dynamicImporters: [], importers: [] };
