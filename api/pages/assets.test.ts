import { expect, test } from 'bun:test';
import { createAssets, type Manifest } from './assets.ts';

const manifest: Manifest = {
  'app/entry-client.tsx': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    imports: ['_framework.js'],
  },
  '_framework.js': { file: 'assets/framework.js' },
  '_forms.js': { file: 'assets/forms.js', css: ['assets/forms.css'], imports: ['_framework.js'] },
  'app/support/support.screen.tsx': { file: 'assets/support.js', imports: ['_forms.js'] },
  '_layout.js': { file: 'assets/layout.js', imports: ['_framework.js'] },
  'ui/fonts/hanken-grotesk.woff2': { file: 'assets/sans.woff2' },
  'ui/fonts/young-serif.woff2': { file: 'assets/serif.woff2' },
};
const assetsOf = createAssets(manifest, (file) => `/* ${file} */`);

test('lists each script of a screen once, dependencies first', () => {
  const { scripts } = assetsOf({ file: 'app/support/support.screen.tsx' });
  expect(scripts).toEqual([
    '/assets/framework.js',
    '/assets/app.js',
    '/assets/forms.js',
    '/assets/support.js',
  ]);
});

test('lists the scripts of the layout around a screen', () => {
  expect(assetsOf({ file: '_forms.js', layout: '_layout.js' }).scripts).toEqual([
    '/assets/framework.js',
    '/assets/app.js',
    '/assets/layout.js',
    '/assets/forms.js',
  ]);
});

test('includes the text of the style sheets, in the order of the scripts', () => {
  expect(assetsOf({ file: 'app/support/support.screen.tsx' }).styles).toEqual([
    { href: '/assets/app.css', css: '/* assets/app.css */' },
    { href: '/assets/forms.css', css: '/* assets/forms.css */' },
  ]);
});

test('refuses a screen that isn’t in the build', () => {
  expect(() => assetsOf({ file: 'app/missing.screen.tsx' })).toThrow('Build the app again');
});
