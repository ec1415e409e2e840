import { describe, expect, test } from 'bun:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#contract/brand';
import { defaultSettings } from '#contract/default-settings';
import { legalUpdated, legalVersions, termsVersion } from '#contract/terms';
import { render } from '../entry-server.tsx';
import { formatVersionDate } from '../format/dates.ts';
import { paths } from '../paths.ts';
import { privacy } from './2024-12-30/privacy.tsx';
import { terms } from './2024-12-30/terms.tsx';
import type { Edition } from './edition.ts';
import { Privacy } from './privacy.tsx';
import { Terms } from './terms.tsx';
import { textOf } from './testing/text-of.ts';

/**
 * Digests of the texts that customers accepted. A mismatch means that an accepted text was changed:
 * restore it, and make the change in a new version.
 */
const agreed = [
  {
    name: 'terms',
    edition: terms,
    digest: 'd5240b6e8ce7024e8c508ae63452b5b5c88f922ded3b02c51a90173382ced8f9',
  },
  {
    name: 'privacy policy',
    edition: privacy,
    digest: '86105f57cc249e1013c425c266608c946e82f58b70ba9b967a9ad5cb344c1cfc',
  },
];

const origin = 'https://shop.example';

async function pageAt(path: string, settings = defaultSettings) {
  const { status, html } = await render({
    url: new URL(path, origin),
    settings,
    readApi: () => Promise.reject(new Error('A legal page reads nothing')),
    assetsOf: () => ({ entry: null, scripts: [], styles: [], fonts: [] }),
  });
  return { status, html, text: textOf(html) };
}

describe.each(agreed)('the $name of $edition.version', ({ edition, digest }) => {
  test('never changes', () => {
    expect(digestOf(edition)).toBe(digest);
  });
});

test('keeps every version that an order may refer to', () => {
  const kept = (name: string) =>
    agreed.filter((each) => each.name === name).map(({ edition }) => edition.version);
  expect(kept('terms')).toEqual([...legalVersions]);
  expect(kept('privacy policy')).toEqual([...legalVersions]);
});

test('uses the newest version and its date', () => {
  expect([...legalVersions].sort().reverse()).toEqual([...legalVersions]);
  expect(formatVersionDate(termsVersion)).toBe(legalUpdated);
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

test('links a replaced version to the current one', () => {
  const old = { ...terms, version: '2023-01-01' };
  const oldTerms = renderToStaticMarkup(<Terms edition={old} />);
  expect(textOf(oldTerms)).toContain('Last updated January 1, 2023');
  expect(textOf(oldTerms)).toContain('These terms have been replaced');
  expect(oldTerms).toContain(`href="${paths.terms}"`);
  const oldPolicy = renderToStaticMarkup(
    <Privacy edition={{ ...privacy, version: '2023-01-01' }} />,
  );
  expect(textOf(oldPolicy)).toContain('This policy has been replaced');
  expect(oldPolicy).toContain(`href="${paths.privacy}"`);
  expect(textOf(renderToStaticMarkup(<Terms />))).not.toContain('have been replaced');
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

/** Ignores the source's name and address, because changing them does not change the terms. */
function digestOf({ lead, sections }: Edition): string {
  const html = renderToStaticMarkup(
    <>
      {lead}
      {sections.map(({ id, title, body }) => (
        <section key={id}>
          {title} {body}
        </section>
      ))}
    </>,
  );
  const words = textOf(html)
    .replaceAll(brand.name, '{name}')
    .replaceAll(brand.supportEmail, '{email}');
  return new Bun.CryptoHasher('sha256').update(words).digest('hex');
}
