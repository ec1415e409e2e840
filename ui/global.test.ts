import { expect, test } from 'bun:test';
import { media } from './scale.ts';
import { isStyle, readSheet } from './testing/read-styles.ts';

const rules = await readSheet(`${import.meta.dir}/global.css.ts`);

test.each(['group', 'old', 'new'])(
  'reduced motion disables the %s pseudo-element of view transitions',
  (part) => {
    const [own] = rules.filter(({ selector }) =>
      selector.split(', ').includes(`::view-transition-${part}(*)`),
    );
    const wishes = own?.rule['@media'];
    expect(isStyle(wishes) && wishes[media.reducedMotion]).toEqual({
      animation: 'none !important',
    });
  },
);
