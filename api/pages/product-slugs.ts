import type { ProductReader } from '#api/catalog/products/repository';
import { productPath, slugOf } from '#contract/product-path';

type Dependencies = {
  products: Pick<ProductReader, 'titles'>;
  /** The number of catalog changes so far. */
  version: () => number;
};

/** Finds the page of a product from an address with its slug but without its id. */
export function createProductSlugs({ products, version }: Dependencies) {
  let known: { version: number; paths: Promise<Map<string, string>> } | undefined;

  /** Read once for each version of the catalog, because unknown addresses are unlimited. */
  function currentPaths(): Promise<Map<string, string>> {
    if (known?.version === version()) return known.paths;
    const paths = products.titles().then(pathsBySlug);
    known = { version: version(), paths };
    paths.catch(() => {
      known = undefined;
    });
    return paths;
  }

  /** '/products/saltmarsh/demo' → '/products/12-saltmarsh/demo'. */
  return async (pathname: string): Promise<string | undefined> => {
    const [, part, rest = ''] =
      /^\/products\/([^/]+)(\/demo(?:\/[\w-]+)?)?\/?$/i.exec(pathname) ?? [];
    const slug = part && slugOf(decodeURIComponent(part));
    const path = slug && (await currentPaths()).get(slug);
    return path ? path + rest.toLowerCase() : undefined;
  };
}

/** Of products that share a slug, the first one listed has it. */
function pathsBySlug(listed: Awaited<ReturnType<ProductReader['titles']>>): Map<string, string> {
  return new Map(
    listed.toReversed().map((product) => [slugOf(product.title), productPath(product)]),
  );
}
