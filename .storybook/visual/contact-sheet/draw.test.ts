import { expect, test } from 'bun:test';
import { type Picture, picturesOf } from '../pictures.ts';
import { draw } from './draw.ts';

const entry = { type: 'story', title: 'app/Home', tags: ['screen'] };
const pictures: Picture[] = picturesOf({
  entries: {
    'app-home--default': { ...entry, id: 'app-home--default', name: 'Default' },
    'app-home--empty': { ...entry, id: 'app-home--empty', name: 'Empty <none>' },
  },
});
const frames = pictures.map((picture) => ({ picture, webp: new Uint8Array([1]) }));

test('shows each story of a screen at both widths in both themes, the narrow ones first', async () => {
  const page = await draw(frames);
  const captions = Array.from(page.matchAll(/<figcaption>(.*?)</g), ([, caption]) => caption);
  expect(page.match(/<h2/g)).toHaveLength(1);
  expect(captions.slice(0, 4)).toEqual([
    '360 px, light',
    '360 px, dark',
    '1280 px, light',
    '1280 px, dark',
  ]);
  expect(captions).toHaveLength(8);
});

test('a story’s name cannot become markup', async () => {
  expect(await draw(frames)).toContain('<h3>Empty &lt;none&gt;</h3>');
});
