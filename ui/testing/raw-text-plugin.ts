import type { BunPlugin } from 'bun';

/** Imports a file as text, as Vite does: `./README.md?raw`. */
export const rawTextPlugin: BunPlugin = {
  name: 'raw-text',
  setup(build) {
    build.onLoad({ filter: /\?raw$/ }, async ({ path }) => {
      const text = await Bun.file(path.replace(/\?raw$/, '')).text();
      return { contents: `export default ${JSON.stringify(text)};`, loader: 'js' };
    });
  },
};
