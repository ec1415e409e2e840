import type { BunPlugin } from 'bun';

/** Files named `*.test.tsx` run with a DOM, which is removed after their last test. */
export const happyDomPlugin: BunPlugin = {
  name: 'happy-dom',
  setup(build) {
    build.onLoad({ filter: /\.test\.tsx$/ }, async ({ path }) => {
      const { installDom } = await import('./happy-dom.ts');
      installDom();
      const source = await Bun.file(path).text();
      return { contents: `${source}\n${removeAfterAll}`, loader: 'tsx' };
    });
  },
};

const removeAfterAll = `
import { afterAll as afterAllTests } from 'bun:test';
import { removeDom } from '${import.meta.dir}/happy-dom.ts';
afterAllTests(removeDom);
`;
