import { expect, test } from 'bun:test';
import { Glob } from 'bun';

const preview = await Bun.file(`${import.meta.dir}/../.storybook/preview.tsx`).text();

test('every page of the sidebar has a place in its order', async () => {
  const titles: string[] = [];
  for await (const file of new Glob('**/*.stories.tsx').scan(import.meta.dir)) {
    const source = await Bun.file(`${import.meta.dir}/${file}`).text();
    titles.push(/\bmeta\(\{\s+title: '(.+)'/.exec(source)?.[1] ?? `${file} has no title`);
  }
  const placeless = titles.filter((title) => !preview.includes(`'${title.split('/').at(-1)}'`));
  expect(placeless).toEqual([]);
});
