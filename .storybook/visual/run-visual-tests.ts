import { Glob } from 'bun';
import { closingLine, sum, type TestCounts } from '../../.ci/test-counts.ts';
import { isComponentPage } from '../docs/component-groups.ts';
import { builtAt, readIndex } from './built-storybook.ts';
import { captureAll } from './capture-all.ts';
import { checkDocsPages, chooseDocsPages } from './check-docs-pages.ts';
import { checkRobustness, type Problem } from './check-robustness.ts';
import { type Choice, chooseStories, type WalkRequest } from './choose-stories.ts';
import { type Finding, isPassing } from './compare-to-baseline.ts';
import { baselinesFolder } from './paths.ts';
import { listPictures, type StorybookIndex } from './pictures.ts';
import { writeReport } from './report.ts';
import { saveRun } from './run-result.ts';
import { listSeenStories, recordStories } from './seen-stories.ts';
import { countResults, describeEntry } from './summarize.ts';

const ci = !['', '0', 'false'].includes(process.env.CI ?? '');

interface Robustness {
  counts: TestCounts;
  problems: Problem[];
  /** Ids of the checked stories. */
  robust: Set<string>;
}

/** Checks the stories that were asked for and writes the report. Returns whether everything passed. */
export async function runVisualTests(storybookUrl: string, asked: WalkRequest): Promise<boolean> {
  const [started, startedAt] = [performance.now(), Date.now()];
  const index = await readIndex();
  const matching = listPictures(index, asked.filter);
  if (matching.length === 0) throw new Error(`No picture's name contains '${asked.filter}'.`);
  const choice = await chooseStories(index, asked);
  const pictures = matching.filter(({ storyId }) => choice.chosen.has(storyId));
  const stories = new Set(matching.map(({ storyId }) => storyId));
  console.info(
    `Examining ${choice.chosen.size} of ${stories.size} stories, ${choice.sampled.size} of them a sample of the unchanged ones`,
  );

  const { findings, unsteady } = await captureAll(pictures, storybookUrl, asked);
  const kept = matching.filter((picture) => picture.kept);
  const known = new Set(kept.map(({ name }) => name));
  const approved = (await approvedNames()).filter((name) => name.includes(asked.filter));
  const removed = approved.filter((name) => !known.has(name));
  const result = await saveRun(findings, removed);
  const robustness = await testRobustness(index, choice, storybookUrl);
  if ((await builtAt()) > startedAt) throw new Error('Storybook was rebuilt during the run.');
  const { problems } = robustness;
  const report = await writeReport(result, kept, problems);
  const seen = { index, pictures: listPictures(index), findings, ...robustness };
  await recordStories(listSeenStories(seen), choice.inputs);

  for (const entry of result.entries) console.info(describeEntry(entry));
  for (const { picture, hasNoise } of findings) {
    if (hasNoise) console.info(`renderer noise: ${picture.name}`);
  }
  for (const name of unsteady) console.info(`passed only when taken again: ${name}`);
  for (const id of listMissed(findings, problems, choice)) {
    console.info(`differs although nothing it depends on has changed, so run with --all: ${id}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `${pictures.length} of ${matching.length} renderings examined in ${seconds} s. ${stories.size - choice.chosen.size} stories are unchanged since their approval. Report: ${report}`,
  );
  const counted = countResults(pictures.length, result.entries, { ci });
  const total = sum([counted, robustness.counts]);
  console.info(closingLine(total));
  return total.failed === 0;
}

/** Sampled stories that differ: their digest misses something, and so may those of others. */
function listMissed(findings: Finding[], problems: Problem[], { sampled }: Choice): Set<string> {
  const failed = findings.filter((finding) => !isPassing(finding));
  const ids = [...failed.map(({ picture }) => picture), ...problems].map(({ storyId }) => storyId);
  return new Set(ids.filter((id) => sampled.has(id)));
}

async function testRobustness(
  { entries }: StorybookIndex,
  { chosen }: Choice,
  storybookUrl: string,
): Promise<Robustness> {
  const started = performance.now();
  const all = Object.values(entries);
  const stories = all.filter(
    ({ id, title, type }) => type === 'story' && isComponentPage(title) && chosen.has(id),
  );
  const docsPages = chooseDocsPages(all, chosen);
  const problems = [
    ...(await checkRobustness(stories, storybookUrl)),
    ...(await checkDocsPages(docsPages, storybookUrl)),
  ];
  for (const { storyId, problem } of problems) console.info(`robustness  ${storyId}: ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(
    `Checked ${stories.length} stories in forced colors and with text at 200%, and ${docsPages.length} docs pages, in ${seconds} s.`,
  );
  const broken = new Set(problems.map(({ storyId }) => storyId)).size;
  const checked = stories.length + docsPages.length;
  const robust = new Set(stories.map(({ id }) => id));
  return { counts: { passed: checked - broken, failed: broken }, problems, robust };
}

async function approvedNames(): Promise<string[]> {
  const files = await Array.fromAsync(new Glob('*.webp').scan(baselinesFolder)).catch(() => []);
  return files.map((file) => file.slice(0, -'.webp'.length)).sort();
}
