import type { Product } from './products.ts';

const maxSlugLength = 60;

/** The path of a product's page: `/products/12-saltmarsh`. The id alone finds it, too. */
export function productPath({ id, title }: Pick<Product, 'id' | 'title'>): string {
  return [`/products/${id}`, slugOf(title)].filter(Boolean).join('-');
}

/** The id at the beginning of a path's last part, or all of it when there is none. */
export function productIdOf(part: string): string {
  return /^(\d+)(?:-|$)/.exec(part)?.[1] ?? part;
}

/** 'Saltmarsh & Co' → 'saltmarsh-co', without accents. Empty when no Latin letter or digit is left. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, '');
}
