import { expect, test } from 'bun:test';
import { featuredNote } from './featured-note.ts';
import { draftOf, type ProductDraft } from './product-draft.ts';

const site = (id: number, title: string) => ({ id, title, active: true, featured: true });
const four = [site(4, 'Ebbe'), site(3, 'Fivebar'), site(2, 'Saltmarsh'), site(1, 'Alder')];
const draft = (values: Partial<ProductDraft> = {}): ProductDraft => ({
  ...draftOf(null),
  title: 'Lantern',
  featured: true,
  ...values,
});

test('says which product is hidden when a fifth is featured', () => {
  expect(featuredNote(draft(), null, four)).toBe(
    'The home page shows the first four in catalog order: Lantern, Ebbe, Fivebar, and Saltmarsh. Not shown: Alder.',
  );
});

test('says when the edited product itself is hidden', () => {
  const old = { ...site(9, 'Lantern'), featured: false };
  expect(featuredNote(draft(), 9, [...four, old])).toEndWith('Alder. Not shown: Lantern.');
});

test.each([
  ['it is not featured', draft({ featured: false }), null, four],
  ['it is not for sale', draft({ active: false }), null, four],
  ['fewer than four are featured', draft(), null, four.slice(1)],
  ['it is one of the four', draft({ title: 'Alder' }), 1, four],
  [
    'another featured product is not for sale',
    draft(),
    null,
    four.with(0, { ...site(4, 'Ebbe'), active: false }),
  ],
] as const)('returns null when %s', (_, saved, id, products) => {
  expect(featuredNote(saved, id, products)).toBeNull();
});
