import { expect, test } from 'bun:test';
import type { Finding } from './compare-to-baseline.ts';
import { listPictures } from './pictures.ts';
import { listSeenStories } from './seen-stories.ts';

const id = 'actions-button--default';
const index = {
  entries: { [id]: { id, type: 'story', title: 'Actions/Button', name: 'Default' } },
};
const pictures = listPictures(index);
const same = pictures.map(aFinding);

function aFinding(picture: (typeof pictures)[number]): Finding {
  const nothing = { different: 0, hasNoise: false, errors: [], violations: [] };
  return { picture, state: 'same', ...nothing };
}

function see(findings: Finding[], run: Partial<Parameters<typeof listSeenStories>[0]> = {}) {
  const robust = new Set([id]);
  return listSeenStories({ index, pictures, findings, robust, problems: [], ...run });
}

test('has seen a story whole after all of its pictures and checks', () => {
  expect(see(same)).toMatchObject([{ id, hasFailed: false, awaiting: [] }]);
});

test('has not seen a story whole without one of its pictures', () => {
  expect(see(same.slice(1))).toEqual([]);
});

test('has not seen a component whole without its check in forced colors', () => {
  expect(see(same, { robust: new Set() })).toEqual([]);
});

test('fails with an error in one picture, also when others were not examined', () => {
  const [first] = same;
  if (!first) throw new Error('There is no picture');
  expect(see([{ ...first, violations: ['color-contrast'] }])).toMatchObject([{ hasFailed: true }]);
});

test('fails with what cannot be approved', () => {
  const problem = { storyId: id, problem: 'scrolls sideways', isApprovable: false };
  expect(see(same, { problems: [problem] })).toMatchObject([{ hasFailed: true }]);
});

test('awaits the approval of changed pictures and of a changed tree', () => {
  const light = pictures[0]?.name;
  const findings = same.map((finding): Finding => {
    return finding.picture.name === light ? { ...finding, state: 'changed' } : finding;
  });
  const problem = { storyId: id, problem: 'its tree changed', isApprovable: true };
  expect(see(findings, { problems: [problem] })).toMatchObject([
    { hasFailed: false, awaiting: [`${id}.light`, `${id}.yml`] },
  ]);
});

test('digests the new picture of a changed story, not the approved one', () => {
  const changed = same.map((finding): Finding => ({ ...finding, state: 'changed' }));
  const firstFile = (findings: Finding[]) => see(findings)[0]?.files[0];
  expect(firstFile(changed)).toEndWith(`.build/visual/pictures/${id}.dark.webp`);
  expect(firstFile(same)).toEndWith(`.storybook/visual/baselines/${id}.dark.webp`);
});
