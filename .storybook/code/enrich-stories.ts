import { babelParse } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import type { CsfEnricher } from 'storybook/internal/types';
import { isComponentPage } from '../docs/component-groups.ts';
import { writeComponentCode, writeStoryCode } from './story-code.ts';

/** Gives each story of a component the code that its docs page shows, and patterns their example’s. */
export const enrichStories: CsfEnricher = async (csf, csfSource) => {
  const title = csfSource._meta?.title ?? '';
  if (isComponentPage(title)) {
    const code = await writeStoryCode(csfSource, 'stories/ui/example.stories.tsx');
    for (const [story, text] of code) {
      const source = `source: { code: ${JSON.stringify(text)} }`;
      addParameter(csf, story, `docs: { ...${parametersOf(story)}?.docs, ${source} }`);
    }
  } else if (title.startsWith('Patterns/')) {
    const code = await writeComponentCode(csfSource, 'stories/patterns/example.stories.tsx');
    for (const story of Object.keys(csfSource._stories)) {
      addParameter(csf, story, `code: ${JSON.stringify(code)}`);
    }
  }
};

const parametersOf = (story: string) => `${story}.input.parameters`;

/** `property` is code: 'code: "…"'. */
function addParameter(csf: CsfFile, story: string, property: string): void {
  const parameters = parametersOf(story);
  const assignment = `${parameters} = { ...${parameters}, ${property} };`;
  csf._ast.program.body.push(...babelParse(assignment).program.body);
}
