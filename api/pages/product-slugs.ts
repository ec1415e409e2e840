import type { ProductReader } from '#api/catalog/products/repository';
import { productPath, slugOf } from '#contract/product-path';
import { oncePerVersion } from './brand-icon.ts';

type Dependencies = {
  products: Pick<ProductReader, 'titles'>;
  /** The number of catalog changes so far. */
  version: () => number;
};

/** Finds the page of a product from an address with its slug but without its id. */
export function createProductSlugs({ products, version }: Dependencies) {
  // Because unknown addresses are unlimited.
  const currentPaths = oncePerVersion(version, async () => pathsBySlug(await products.titles()));

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
