import { fileURLToPath } from 'node:url';
import type { BunPlugin } from 'bun';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Evaluates `.css.ts` files to their class names, without the CSS. */
export const vanillaExtractPlugin: BunPlugin = {
  name: 'vanilla-extract',
  setup(build) {
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const { transform } = await import('@vanilla-extract/integration');
      const styles = await transform({
        source: await Bun.file(path).text(),
        filePath: path,
        rootPath: root,
        packageName: 'sitewright',
        identOption: 'debug',
      });
      return {
        contents: `import '@vanilla-extract/css/disableRuntimeStyles';\n${styles}`,
        loader: 'ts',
      };
    });
  },
};
