import { describe, expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#contract/brand';
import { defaultSettings } from '#contract/default-settings';
import { listSourceVersions } from '#contract/legal/source-versions';
import type { LegalDocument, LegalText } from '#contract/legal-texts';
import { legalVersions, termsVersion } from '#contract/terms';
import { render } from '../entry-server.tsx';
import { formatVersionDate } from '../format/dates.ts';
import { paths } from '../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { aLegalText } from './testing/a-legal-text.ts';
import { textOf } from './testing/text-of.ts';

/**
 * Digests of the texts that customers accepted. A mismatch means that an accepted text was changed:
 * restore it, and make the change in a new version. Before the first release, no one has accepted any.
 */
const agreed = [
  {
    document: 'terms',
    version: '2024-12-30',
    digest: 'd5240b6e8ce7024e8c508ae63452b5b5c88f922ded3b02c51a90173382ced8f9',
  },
  {
    document: 'privacy',
    version: '2024-12-30',
    digest: '4f303056a5783795543b8772684f4891e0f02105ce7df3428edf836b0bae7f9f',
  },
] as const;

const origin = 'https://shop.example';

/** Answers the source's versions, as the API does. */
async function readApi(path: string) {
  const [, , , document, version = termsVersion] = path.split('/');
  const isKnown = legalVersions.some((known) => known === version);
  return {
    ok: isKnown,
    status: isKnown ? 200 : 404,
    json: async () => aLegalText(document as LegalDocument),
  };
}

async function pageAt(path: string, settings = defaultSettings) {
  const { status, html } = await render({
    url: new URL(path, origin),
    settings,
    readApi,
    assetsOf: () => ({ scripts: [], styles: [], fonts: [] }),
  });
  return { status, html, text: textOf(html) };
}

const show = (legalText: LegalText) => renderToStaticMarkup(<LegalPage legalText={legalText} />);

describe.each(agreed)('the $document of $version', ({ document, version, digest }) => {
  test('never changes', () => {
    const source = listSourceVersions(document).find((known) => known.version === version);
    expect(digestOf(show(aLegalText(document, source && { text: source.text })))).toBe(digest);
  });
});

test('keeps every version that an order may refer to', () => {
  for (const document of ['terms', 'privacy'] as const) {
    const kept = agreed.filter((each) => each.document === document).map(({ version }) => version);
    expect(kept).toEqual([...legalVersions]);
    expect(listSourceVersions(document).map(({ version }) => version)).toEqual(kept);
  }
});

test('has the newest version first', () => {
  expect([...legalVersions].sort().reverse()).toEqual([...legalVersions]);
});

test.each([
  [paths.terms, 'Terms of Service'],
  [paths.privacy, 'Privacy Policy'],
])('%s is indexed, says its date and has a canonical address', async (path, title) => {
  const { status, html, text } = await pageAt(path);
  expect(status).toBe(200);
  expect(text).toContain(title);
  expect(text).toContain('Last updated December 30, 2024');
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`);
  expect(html).not.toContain('noindex');
});

describe.each(legalVersions)('the version %s', (version) => {
  test.each([
    ['terms', paths.termsVersion(version), 'Terms of Service'],
    ['privacy policy', paths.privacyVersion(version), 'Privacy Policy'],
  ])('of the %s has its own page, which is not indexed', async (_, path, title) => {
    const { status, html, text } = await pageAt(path);
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(text).toContain(`Last updated ${formatVersionDate(version)}`);
    expect(html).toContain('content="noindex,nofollow"');
    expect(html).not.toContain('rel="canonical"');
    expect(html.includes('have been replaced')).toBe(version !== termsVersion);
  });
});

test.each(['/terms-of-service/2024-12-29', '/privacy-policy/latest'])(
  'answers 404 for the unknown version %s',
  async (path) => {
    expect((await pageAt(path)).status).toBe(404);
  },
);

test('links a replaced version to the current one and to the others', () => {
  const old = { version: '2023-01-01', startsAt: '2023-01-01T00:00:00.000Z' };
  const versions = [...aLegalText('terms').versions, old];
  const oldTerms = show(aLegalText('terms', { ...old, versions }));
  expect(textOf(oldTerms)).toContain('Last updated January 1, 2023');
  expect(textOf(oldTerms)).toContain('These terms have been replaced');
  expect(oldTerms).toContain(`href="${paths.terms}"`);
  expect(oldTerms).toContain(`href="${paths.termsVersion(termsVersion)}"`);
  const oldPolicy = show(aLegalText('privacy', old));
  expect(textOf(oldPolicy)).toContain('This policy has been replaced');
  expect(oldPolicy).toContain(`href="${paths.privacy}"`);
  const current = show(aLegalText('terms', { versions }));
  expect(textOf(current)).not.toContain('have been replaced');
  expect(current).toContain(`href="${paths.termsVersion('2023-01-01')}"`);
  expect(textOf(show(aLegalText('terms')))).not.toContain('Other versions');
});

test('shows the text of an admin as text', () => {
  const text =
    'Hi <script>alert(1)</script> {shopName}\n\n## <b>One</b>\n\n[x](javascript:alert(1)) [y](/support)\n';
  const html = show(aLegalText('terms', { text, shopName: '<i>Ebbe</i>' }));
  expect(html).not.toMatch(/<script|<b>|<i>|href="javascript/);
  expect(html).toContain('[x](javascript:alert(1))');
  expect(html).toContain('href="/support"');
});

test.each([paths.terms, paths.privacy, paths.termsVersion(termsVersion)])(
  '%s keeps the name that was accepted when an admin renames the shop',
  async (path) => {
    const renamed = { ...defaultSettings.brand, name: 'Ebbe' };
    const { html } = await pageAt(path, { ...defaultSettings, brand: renamed });
    const [, main = ''] = html.match(/<main.*?>(.*)<\/main>/s) ?? [];
    expect(main).toContain(brand.name);
    expect(main).not.toContain('Ebbe');
    expect(html).toContain('Ebbe</title>');
  },
);

/** The words of the text itself. Ignores the source's name and address, which may change. */
function digestOf(html: string): string {
  const [, lead = '', body = ''] =
    /<\/p>(<p class="[^"]*">.*?<\/p>)<\/header>.*?<article[^>]*>(.*)<\/article>/s.exec(html) ?? [];
  const words = textOf(`${lead}${body.replaceAll(/(<h2[^>]*>)\d+\. /g, '$1')}`)
    .trimStart()
    .replaceAll(brand.name, '{name}')
    .replaceAll(brand.supportEmail, '{email}');
  return new Bun.CryptoHasher('sha256').update(words).digest('hex');
}
