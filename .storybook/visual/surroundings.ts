import { join } from 'node:path';
import { Glob } from 'bun';
import { launchChromium } from '#app/journeys/chromium.ts';
import { project } from './paths.ts';
import { digest } from './story-inputs.ts';

/** What all stories depend on besides modules: tools, their versions and settings, and files with an address. */
const files = [
  'bun.lock',
  'patches/*',
  'tsconfig.json',
  '.storybook/{main,module-graph,vite.config}.ts',
  '.storybook/preview-*.html',
  '.storybook/static/**/*',
  '.storybook/visual/*.ts',
  'app/journeys/{chromium,unpack-chromium,serve-folder}.ts',
  'app/public/**/*',
  'ui/fonts/**/*',
];

/** Digests the browser's version and the content of the files that every story may depend on. */
export async function digestSurroundings(): Promise<string> {
  const scans = files.map((pattern) =>
    Array.fromAsync(new Glob(pattern).scan({ cwd: project, dot: true })),
  );
  const paths = (await Promise.all(scans)).flat().filter((path) => !path.includes('.test.'));
  const contents = paths.sort().map(async (path) => `${path} ${await hashOf(join(project, path))}`);
  return digest([await browserVersion(), ...(await Promise.all(contents))]);
}

/** A hash of a file's content, or nothing where there is no file. */
export async function hashOf(path: string): Promise<string> {
  const file = Bun.file(path);
  return (await file.exists()) ? Bun.hash(await file.arrayBuffer()).toString(16) : '';
}

async function browserVersion(): Promise<string> {
  const browser = await launchChromium();
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}
