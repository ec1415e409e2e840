import { readFile } from 'node:fs/promises';
import { generate } from 'storybook/internal/babel';
import { type CsfFile, enrichCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { isComponentPage } from '../docs/component-groups.ts';
import { parseStories } from './parse-stories.ts';
import { writeComponentCode, writeStoryCode } from './story-code.ts';

/**
 * Appends to each file of stories what its docs pages show: descriptions and code. The docs addon would
 * parse and print the compiled file to insert them, which takes longer than anything else in the build.
 */
export function enrichStories(): Plugin {
  return {
    name: 'sitewright:enrich-stories',
    enforce: 'pre',
    transform: {
      order: 'post',
      filter: { id: /\.stories\.tsx$/ },
      handler: async (code, id) => {
        const assignments = await writeParameters(parseStories(id, await readFile(id, 'utf8')));
        return { code: [code, ...assignments].join('\n'), map: null };
      },
    },
  };
}

async function writeParameters(csf: CsfFile): Promise<string[]> {
  return [...(await writeCode(csf)), ...(await writeDescriptions(csf))];
}

/** Gives each story of a component the code that its docs page shows, and patterns their example’s. */
async function writeCode(csf: CsfFile): Promise<string[]> {
  const title = csf._meta?.title ?? '';
  if (isComponentPage(title)) {
    const code = await writeStoryCode(csf, 'stories/ui/example.stories.tsx');
    return [...code].map(([story, text]) => {
      const source = `source: { code: ${JSON.stringify(text)} }`;
      return addParameter(story, `docs: { ...${parametersOf(story)}?.docs, ${source} }`);
    });
  }
  if (title.startsWith('Patterns/')) {
    const code = await writeComponentCode(csf, 'stories/patterns/example.stories.tsx');
    const property = `code: ${JSON.stringify(code)}`;
    return Object.keys(csf._stories).map((story) => addParameter(story, property));
  }
  return [];
}

/** Storybook adds its assignments to the syntax tree, which others read too. */
async function writeDescriptions(csf: CsfFile): Promise<string[]> {
  const { body } = csf._ast.program;
  const written = body.length;
  await enrichCsf(csf, csf);
  return body.splice(written).map((assignment) => generate(assignment).code);
}

const parametersOf = (story: string) => `${story}.input.parameters`;

/** `property` is code: 'code: "…"'. */
function addParameter(story: string, property: string): string {
  const parameters = parametersOf(story);
  return `${parameters} = { ...${parameters}, ${property} };`;
}
