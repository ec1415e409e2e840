import type { Plugin } from 'vite';

const readonly = /(?<=[:(|<] ?)readonly (?=[\w(])/g;

/**
 * The reader of prop types does not know `readonly T[]` and would call it unknown. It is shown
 * `T[]` instead; types are gone from what runs, either way.
 */
export const plainArrays: Plugin = {
  name: 'sitewright:plain-arrays',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/.*\.tsx$/, code: 'readonly ' },
    handler: (code) => ({ code: code.replaceAll(readonly, ''), map: null }),
  },
};
