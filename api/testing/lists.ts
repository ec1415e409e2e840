import type { TestShop } from './shop.ts';

/** Reads all pages of a list by its `Link` headers and returns all rows. */
export async function readPages<Row>(
  shop: TestShop,
  path: string,
  cookie: string,
  between: () => Promise<unknown> = async () => {},
): Promise<Row[][]> {
  const pages: Row[][] = [];
  let next: string | undefined = path;
  while (next) {
    const response = await shop.get(next, { cookie });
    if (response.status !== 200) throw new Error(`${next}: ${await response.text()}`);
    pages.push(await response.json());
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    await between();
  }
  return pages;
}
