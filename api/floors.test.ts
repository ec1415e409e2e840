import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageImports: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).imports;

/** What the files below a folder may import of ours. The first rule that fits a file holds. */
const law: { files: RegExp; may: RegExp }[] = [
  { files: /\.test\.tsx?$|^\.|\/testing\//, may: /./ },
  { files: /^db\//, may: /^db\// },
  { files: /^api\/contract\//, may: /^(api\/contract|db\/values)\// },
  { files: /^api\/sandbox\//, may: /^api\/sandbox\// },
  // Mails are screens that leave the house: they wear its brand, which is plain data.
  {
    files: /^api\/platform\/mail\/templates\//,
    may: /^(api\/platform\/mail\/templates\/|api\/contract\/|db\/values\/|ui\/(house|palette)\.ts$)/,
  },
  { files: /^api\//, may: /^(api|db)\// },
  { files: /^ui\//, may: /^ui\// },
  { files: /^app\/(journeys|demos)\//, may: /^(app|ui|api|db)\// },
  { files: /^app\//, may: /^(app|ui|api\/contract|db\/values)\// },
  {
    files: /^stories\//,
    may: /^(stories|ui|app|api\/contract|api\/platform\/mail\/templates|db\/values|\.storybook)\//,
  },
  { files: /^[\w.]+\.ts$/, may: /./ },
];

/** Statements begin their line; a sentence that has come 'from' somewhere is none. */
const specifiers =
  /^(?:(?:import|export)\b[\w\s{},*$]*\bfrom|import)\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const files = [...new Bun.Glob('{db,api,ui,app,stories}/**/*.{ts,tsx}').scanSync(root)].filter(
  (file) => !file.startsWith('app/public/'),
);

test('every file keeps to its floor', () => {
  const breaches = files.flatMap((file) => {
    const rule = law.find(({ files: pattern }) => pattern.test(file));
    return importsOf(file)
      .map((specifier) => resolveOurs(file, specifier))
      .filter((target) => target !== null && !rule?.may.test(target))
      .map((target) => `${file} imports ${target}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(breaches).toEqual([]);
});

test('imports of every kind are seen, sentences are not', () => {
  const source = `
import './a.css.ts';
import b, { type B } from './b.ts';
import type {
  C,
} from './c.ts';
import * as d from './d.ts';
export { e } from './e.ts';
export * from './f.ts';
const g = () => import('./g.ts');
type H = typeof import('./h.ts');
export const words = ['must lie after from', 'it would be empty'];
// It comes from 'elsewhere'.
`;
  expect(specifiersIn(source)).toEqual(
    [...'abcdefgh'].map((name) => (name === 'a' ? './a.css.ts' : `./${name}.ts`)),
  );
});

/** Packages that a floor may stand on; whatever is not named here may import any. */
const packages: { files: RegExp; may: RegExp }[] = [
  { files: /^api\/contract\//, may: /^valibot$/ },
  { files: /^ui\//, may: /^(react|react-dom|@vanilla-extract\/css|radix-ui(\/.+)?)$/ },
];

test('contract and design system stand on few packages', () => {
  const breaches = files
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^ui\/face\.ts$/.test(file))
    .flatMap((file) => {
      const rule = packages.find(({ files: pattern }) => pattern.test(file));
      return importsOf(file)
        .filter((specifier) => rule && resolveOurs(file, specifier) === null)
        .filter((specifier) => !rule?.may.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`);
    });
  expect(breaches).toEqual([]);
});

test('one file imports the provider’s package', () => {
  const importing = files.filter(
    (file) => /^api\/(?!sandbox|.*\.test\.)/.test(file) && importsOf(file).includes('stripe'),
  );
  expect(importing).toEqual(['api/commerce/payments/stripe/package.ts']);
});

/** Type imports count too: they bind a floor to another all the same. */
function importsOf(file: string): string[] {
  return specifiersIn(readFileSync(join(root, file), 'utf8'));
}

function specifiersIn(source: string): string[] {
  return [...source.matchAll(specifiers)].flatMap(([, still, lazy]) => still ?? lazy ?? []);
}

/** A path from the root for what is ours, null for a package. */
function resolveOurs(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  for (const [pattern, target] of Object.entries(packageImports)) {
    const [prefix = '', suffix] = pattern.split('*');
    if (suffix === undefined ? specifier !== pattern : !specifier.startsWith(prefix)) continue;
    return target.replace('./', '').replaceAll('*', specifier.slice(prefix.length));
  }
  return null;
}
