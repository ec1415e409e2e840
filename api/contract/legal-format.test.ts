import { expect, test } from 'bun:test';
import { listSourceVersions } from './legal/source-versions.ts';
import {
  findLegalProblem,
  maxLegalLength,
  normalizeLegalText,
  parseLegalText,
} from './legal-format.ts';

const around = (block: string) =>
  parseLegalText(`Lead.\n\n## One\n\n${block}\n`).sections[0]?.blocks;

test('reads the lead and the sections with their anchors', () => {
  const { lead, sections } = parseLegalText(
    'Lead.\n\n## What you buy {#buy}\nA.\n\n## Your side\nB.',
  );
  expect(lead).toHaveLength(1);
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['buy', 'What you buy'],
    ['your-side', 'Your side'],
  ]);
});

// Five times the longest text: reading it takes minutes unless the time is linear.
test.each([' ', ' {', '{#a', '-', '- ', '**', '[a](', '1-', '\n## ', '| '])(
  'reads a text full of %j',
  (piece) => {
    const text = `Lead.\n\n## One ${piece.repeat((5 * maxLegalLength) / piece.length)}!\n\nText.`;
    expect(parseLegalText(text).sections[0]?.title).toStartWith('One');
  },
);

test('joins the lines of a paragraph', () => {
  expect(around('One\ntwo.')).toEqual([
    { kind: 'paragraph', content: [{ kind: 'text', text: 'One two.' }] },
  ]);
});

test.each([
  ['- a\n- b', { kind: 'list', marker: 'dot' }],
  ['- [x] a', { kind: 'list', marker: 'check' }],
  ['Access :: Ask for it.', { kind: 'terms', items: [{ term: 'Access' }] }],
  ['| A | $5 |', { kind: 'amounts', rows: [{ label: 'A', amount: '$5', note: '' }] }],
])('reads the block %j', (block, expected) => {
  expect(around(block)).toMatchObject([expected]);
});

test('reads links, strong text and variables within a line', () => {
  expect(around('See [us](/support), **now**, {shopName} {supportEmail} {other}')).toMatchObject([
    {
      content: [
        { text: 'See ' },
        { kind: 'link', text: 'us', href: '/support' },
        { text: ', ' },
        { kind: 'strong', text: 'now' },
        { text: ', ' },
        { kind: 'shopName' },
        { text: ' ' },
        { kind: 'supportEmail' },
        { text: ' {other}' },
      ],
    },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:x',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  'data:text/html,x',
  '/a"onclick="x',
  '',
])('leaves the link to %j as text, and refuses it', (href) => {
  const line = `[x](${href})`;
  expect(JSON.stringify(around(line))).not.toContain('"link"');
  expect(findLegalProblem(`Lead.\n\n## One\n\n${line}\n`)).not.toBeNull();
});

test.each(['/support', '/a?b=c#d', '#refunds', 'https://example.com/a', 'mailto:a@example.com'])(
  'links to %s',
  (href) => {
    expect(around(`[x](${href})`)).toMatchObject([{ content: [{ kind: 'link', href }] }]);
    expect(findLegalProblem(`Lead.\n\n## One\n\n[x](${href})\n`)).toBeNull();
  },
);

test.each([
  ['## One\n\nText.', /^Start with a paragraph/],
  ['Lead.\n\n## One\n\n## Two\n\nText.', /below the heading “One”/],
  ['Lead.\n\n## One\n\nA.\n\n## One\n\nB.', /the anchor “one”/],
  ['Lead.\n\n## One\n\n### Deep\n', /^Line 5: A heading/],
  ['Lead.\n\n## One\n\n| A |\n', /^Line 5: An amount/],
  ['Lead.\u202e\n\n## One\n\nText.', /invisible control characters/],
])('refuses %j', (text, problem) => {
  expect(findLegalProblem(text)).toMatch(problem);
});

test.each(['terms', 'privacy'] as const)('accepts the source’s %s as they are', (document) => {
  for (const { text } of listSourceVersions(document)) {
    expect(findLegalProblem(text)).toBeNull();
    expect(normalizeLegalText(text)).toBe(text);
  }
});
