import { expect, test } from 'bun:test';
import { frequentQuestions } from '../copy/support-questions.ts';
import { matchQuestions } from './match-questions.ts';

const found = (text: string) => matchQuestions(text, frequentQuestions).map(({ id }) => id);

test.each([
  ['How long until you deliver?', ['delivery']],
  ['REFUND!!!', ['refund']],
  ['I’d like my money back, please', ['refund']],
  ['Moving our domain, the DNS is at a registrar', ['domain']],
  ['Is hosting included?', ['hosting']],
  ['May we update prices ourselves?', ['self-updates']],
  ['Please change the colour of the logo', ['changes']],
])('%p finds %p', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test('offers nothing where nothing fits', () => {
  for (const text of ['', '   ', 'Hello there', '🍞🥨', 'שלום, מה שלומך?', '<script>x</script>']) {
    expect(found(text)).toEqual([]);
  }
});

test('matches the beginning of a word, never its middle', () => {
  expect(found('ghost, subdomain, unchanged')).toEqual([]);
});

test('puts the question with more hits first, and offers two at most', () => {
  const text =
    'Refund me: the hosting is offline, the server down, the delivery was late. My domain!';
  expect(found(text)).toEqual(['hosting', 'delivery']);
});

test('reads words with accents as words without', () => {
  expect(found('réfund')).toEqual(['refund']);
});

test('reads the longest message in no time', () => {
  const started = performance.now();
  found('x'.repeat(5_000));
  found('refund '.repeat(800));
  expect(performance.now() - started).toBeLessThan(50);
});
