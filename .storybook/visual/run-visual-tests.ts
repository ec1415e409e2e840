import { Glob } from 'bun';
import { closingLine, sum, type TestCounts } from '../../.ci/test-counts.ts';
import { isComponentPage } from '../docs/component-groups.ts';
import { readIndex } from './built-storybook.ts';
import { captureAll } from './capture-all.ts';
import { checkRobustness, type Problem } from './check-robustness.ts';
import { baselinesFolder } from './paths.ts';
import { listPictures, type StorybookIndex, type StoryEntry } from './pictures.ts';
import { writeReport } from './report.ts';
import { saveRun } from './run-result.ts';
import { countResults, describeEntry } from './summarize.ts';

const ci = !['', '0', 'false'].includes(process.env.CI ?? '');

/** Checks all pictures and writes the report. Returns whether everything passed. */
export async function runVisualTests(storybookUrl: string, filter: string): Promise<boolean> {
  const started = performance.now();
  const index = await readIndex();
  const pictures = listPictures(index, filter);
  if (pictures.length === 0) throw new Error(`No picture's name contains '${filter}'.`);

  const { findings, unsteady } = await captureAll(pictures, storybookUrl);
  const kept = pictures.filter((picture) => picture.kept);
  const known = new Set(kept.map(({ name }) => name));
  const approved = (await approvedNames()).filter((name) => name.includes(filter));
  const removed = approved.filter((name) => !known.has(name));
  const result = await saveRun(findings, removed);
  const robustness = await testRobustness(index, filter, storybookUrl);
  const report = await writeReport(result, kept, robustness.problems);

  for (const entry of result.entries) console.info(describeEntry(entry));
  for (const { picture, hasNoise } of findings) {
    if (hasNoise) console.info(`renderer noise: ${picture.name}`);
  }
  for (const name of unsteady) console.info(`passed only when taken again: ${name}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `Checked ${pictures.length} renderings and ${kept.length} pictures in ${seconds} s. Report: ${report}`,
  );
  const counted = countResults(pictures.length, result.entries, { ci });
  const total = sum([counted, robustness.counts]);
  console.info(closingLine(total));
  return total.failed === 0;
}

async function testRobustness(
  { entries }: StorybookIndex,
  filter: string,
  storybookUrl: string,
): Promise<{ counts: TestCounts; problems: Problem[] }> {
  const started = performance.now();
  const ofComponents = Object.values(entries).filter(
    ({ id, title }) => isComponentPage(title) && id.includes(filter),
  );
  const stories = ofComponents.filter(({ type }) => type === 'story');
  const docsPages = firstOfEachGroup(ofComponents.filter(({ type }) => type === 'docs'));
  const problems = await checkRobustness(stories, docsPages, storybookUrl);
  for (const { storyId, problem } of problems) console.info(`robustness  ${storyId}: ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `Checked ${stories.length} stories and ${docsPages.length} docs pages in forced colors and with text at 200% in ${seconds} s.`,
  );
  const broken = new Set(problems.map(({ storyId }) => storyId)).size;
  const checked = stories.length + docsPages.length;
  return { counts: { passed: checked - broken, failed: broken }, problems };
}

/** Docs pages of components have one layout, so a few are enough. */
function firstOfEachGroup(pages: StoryEntry[]): StoryEntry[] {
  const groups = Map.groupBy(pages, ({ title }) => title.split('/')[0]);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

async function approvedNames(): Promise<string[]> {
  const files = await Array.fromAsync(new Glob('*.webp').scan(baselinesFolder)).catch(() => []);
  return files.map((file) => file.slice(0, -'.webp'.length)).sort();
}
