import { expect, test } from 'bun:test';
import { defaultSettings } from '#contract/default-settings';
import { frequentQuestions } from '../copy/support-questions.ts';
import { matchQuestions } from './use-support-form.ts';

const questions = frequentQuestions(defaultSettings.delivery);
const found = (text: string) => matchQuestions(text, questions).map(({ id }) => id);

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

test('returns nothing without a match', () => {
  for (const text of ['', '   ', 'Hello there', '🍞🥨', 'שלום, מה שלומך?', '<script>x</script>']) {
    expect(found(text)).toEqual([]);
  }
});

test('matches the beginning of words only', () => {
  expect(found('ghost, subdomain, unchanged')).toEqual([]);
});

test('puts the question with the most matches first and returns at most two', () => {
  const text =
    'Refund me: the hosting is offline, the server down, the delivery was late. My domain!';
  expect(found(text)).toEqual(['hosting', 'delivery']);
});

test('ignores accents', () => {
  expect(found('réfund')).toEqual(['refund']);
});

test('handles the longest message quickly', () => {
  const started = performance.now();
  found('x'.repeat(5_000));
  found('refund '.repeat(800));
  expect(performance.now() - started).toBeLessThan(50);
});
