import { babelParse } from 'storybook/internal/babel';
import type { CsfEnricher } from 'storybook/internal/types';
import { isComponentPage } from '../docs/component-groups.ts';
import { writeStoryCode } from './story-code.ts';

/** Gives each story of a component the code that its docs page shows. */
export const enrichStories: CsfEnricher = async (csf, csfSource) => {
  if (!isComponentPage(csfSource._meta?.title ?? '')) return;
  const code = await writeStoryCode(csfSource, 'stories/ui/example.stories.tsx');
  for (const [story, text] of code) {
    const parameters = `${story}.input.parameters`;
    const docs = `{ ...${parameters}?.docs, source: { code: ${JSON.stringify(text)} } }`;
    const assignment = `${parameters} = { ...${parameters}, docs: ${docs} };`;
    csf._ast.program.body.push(...babelParse(assignment).program.body);
  }
};
