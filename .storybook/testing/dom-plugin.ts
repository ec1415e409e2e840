import type { BunPlugin } from 'bun';

/** A file of component tests, `*.test.tsx`, finds a document until its last test is over. */
export const domForComponentTests: BunPlugin = {
  name: 'dom for component tests',
  setup(build) {
    build.onLoad({ filter: /\.test\.tsx$/ }, async ({ path }) => {
      const { enterDom } = await import('./dom.ts');
      enterDom();
      const source = await Bun.file(path).text();
      return { contents: `${source}\n${leaveAtTheEnd}`, loader: 'tsx' };
    });
  },
};

const leaveAtTheEnd = `
import { afterAll as atTheEnd } from 'bun:test';
import { leaveDom } from '${import.meta.dir}/dom.ts';
atTheEnd(leaveDom);
`;
