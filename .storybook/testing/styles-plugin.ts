import { fileURLToPath } from 'node:url';
import type { BunPlugin } from 'bun';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Style sheets in TypeScript give their class names; the CSS itself is the browser's affair. */
export const stylesAsClassNames: BunPlugin = {
  name: 'styles as class names',
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
