import { definePreviewAddon } from 'storybook/internal/csf';
import type { BeforeEach, Renderer } from 'storybook/internal/types';
import type { Guide } from '../guide.ts';
import { readableArgTypes } from './arg-types.ts';
import { ThemedDocs } from './container.tsx';
import { DocsPage } from './docs-page.tsx';

interface GuideTypes {
  parameters: { guide?: Guide };
}

/** Our documentation pages: what they are made of, and the type of what components say in them. */
export const addonGuides = () =>
  definePreviewAddon<GuideTypes>({
    argTypesEnhancers: [readableArgTypes],
    beforeEach: giveOwnIds,
    parameters: {
      docs: { container: ThemedDocs, page: DocsPage, source: { transform: withoutMocks } },
    },
  });

/** Many stories stand on one page there, each a root of its own that counts its ids from zero. */
const giveOwnIds: BeforeEach<Renderer> = (context) => {
  if (context.viewMode !== 'docs') return;
  const rootOptions = { identifierPrefix: `${context.canvasElement.id}-` };
  context.parameters = { ...context.parameters, react: { rootOptions } };
};

/** What listens in a story prints as the insides of a mock. */
function withoutMocks(code: string): string {
  return code.replaceAll(/\{function \w*\(\) ?\{\}\}/g, '{() => {}}');
}
