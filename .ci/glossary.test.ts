import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { readTexts } from './read-texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Words that our texts avoid, and their replacements. */
const glossary: [avoid: RegExp, write: string][] = [
  [/\b(whoever|nobody|somebody|everybody)\b/i, 'anyone, no one, or the role: customers, admins'],
  [/\banew\b/i, 'again'],
  [/\bstands?\b(?! (alone|out)\b)/i, 'is, appears'],
  [/\bon the spot\b/i, 'immediately'],
  [/\b(take|takes|taken|taking|took) back\b/i, 'withdraw'],
  [/\b(hold|holds|held|holding) back\b/i, 'block, delay'],
  [/\b(give|gives|gave|given|giving) back\b/i, 'refund, return'],
  [/\b(hand|hands|handed|handing) (it )?over\b/i, 'deliver'],
  [/\b(prove|proves|proved|proven|proving|unproved)\b/i, 'verify'],
  [/\bfits\b(?! (as|in|into|on|within)\b)/i, 'matches'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\b(mends?|mended|mending)\b/i, 'correct'],
  [/\bof (ours|yours|theirs)\b/i, 'our, your, their'],
  [/\b(do|does|did)( not|n[’']t) answer\b/i, 'didn’t respond, isn’t responding'],
  [/\btried too often\b/i, 'too many attempts'],
  [/\bwrite to us\b/i, 'contact us, contact support'],
  [/\bexpiry date\b/i, 'expiration date'],
  [/\be-mails?\b/i, 'email'],
  [/(?<!\/)\bmails\b/, 'emails'],
  [/\b(come|comes|came|coming) to nothing\b/i, 'fail'],
  [/\bpayment failing\b|\bunpaid since\b|\bpayment overdue\b|\boverdue payment\b/i, 'past due'],
  [/\bticket asked\b/i, 'ticket opened'],
  [/\boff forever\b/i, 'every payment'],
  [/\b(colours?|centres?|cheques?)\b/i, 'the American spelling'],
];

/** Published terms stay as they were accepted. */
const publishedTerms = 'api/contract/legal/';
const sources = '{api,app,db,ui,stories,.storybook}/**/*.{ts,tsx}';
const unread = new RegExp(
  String.raw`\.(test|bench)\.tsx?$|/testing/|^app/(journeys|public)/|^${publishedTerms}`,
);

test('uses the glossary’s words in all texts', async () => {
  const paths = [...new Glob(sources).scanSync({ cwd: root, dot: true })].filter(
    (path) => !unread.test(path),
  );
  expect(paths.length).toBeGreaterThan(1000);
  const found = await Promise.all(paths.map(findAvoidedWords));
  expect(found.flat()).toEqual([]);
});

async function findAvoidedWords(path: string): Promise<string[]> {
  const texts = readTexts(path, await Bun.file(root + path).text());
  return texts.flatMap(({ text, line }) =>
    glossary
      .filter(([avoid]) => avoid.test(text))
      .map(([avoid, write]) => `${path}:${line} “${text.match(avoid)?.[0]}” → ${write}: ${text}`),
  );
}

test('reads strings, templates and JSX text', () => {
  const source = [
    "const title = 'No results';",
    'const greeting = `Hello $' + '{name}, welcome back`;',
    'const page = <p>Verify',
    '  your email</p>;',
  ].join('\n');
  expect(readTexts('page.tsx', source)).toEqual([
    { text: 'No results', line: 1 },
    { text: 'Hello', line: 2 },
    { text: ', welcome back', line: 2 },
    { text: 'Verify your email', line: 3 },
  ]);
});

test.each([
  ['import paths', "import { a } from './stands in.ts';"],
  ['types', "type Tone = 'Good' | 'very bad';"],
  ['identifiers', "const state = 'stands';"],
  ['comments', '// Nobody reads this.'],
])('leaves out %s', (_what, source) => {
  expect(readTexts('file.ts', source)).toEqual([]);
});
