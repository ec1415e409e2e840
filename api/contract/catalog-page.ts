/** The catalog's page, which can be searched and filtered. */
export const catalogPath = '/products';

/** Fewer products are seen at a glance and need no filters. */
export const minFilterable = 6;

/** Without accents and capitals, so that any spelling is found, and is the same category. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase();
}

/** The parameters of its address that change what it shows. Others are ignored. */
export const catalogParams = ['category', 'q', 'plan', 'price', 'sort', 'compare'] as const;
export type CatalogParam = (typeof catalogParams)[number];

/** Keeps the known parameters of a query that say something. With its question mark, or ''. */
export function catalogSearch(search: string): string {
  const given = new URLSearchParams(search);
  const known = catalogParams.flatMap((name) => {
    const value = given.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}
