import type { Plugin } from 'vite';

/** The shop behind Vite's own server: one process, one port. */
export function shopInDevelopment(): Plugin {
  return { name: 'shop-in-development' };
}
