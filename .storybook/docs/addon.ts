import { definePreviewAddon } from 'storybook/internal/csf';
import type { BeforeEach, Renderer } from 'storybook/internal/types';
import type { Guide } from '../guide.ts';
import { completeArgTypes } from './arg-types.ts';
import { LinkedMarkdown } from './component-link.tsx';
import { DocsPage } from './docs-page.tsx';
import { ThemedDocs } from './themed-docs.tsx';

interface GuideParameters {
  parameters: { guide?: Guide };
}

const withoutRef = { exclude: ['ref'] };

/** Sets up our documentation pages and types the guide that a component's stories carry. */
export const addonGuides = () =>
  definePreviewAddon<GuideParameters>({
    argTypesEnhancers: [completeArgTypes],
    beforeAll: keepPageAroundStill,
    beforeEach: setUniqueIdPrefix,
    parameters: {
      controls: withoutRef,
      docs: {
        container: ThemedDocs,
        page: DocsPage,
        components: { Markdown: LinkedMarkdown },
        controls: { ...withoutRef, sort: 'requiredFirst' },
        source: { type: 'dynamic', transform: hideMocks },
        toc: { title: 'On this page', headingSelector: 'h2' },
      },
    },
  });

/** A docs page renders each story in its own React root, and each root would count ids from zero. */
const setUniqueIdPrefix: BeforeEach<Renderer> = (context) => {
  if (context.viewMode !== 'docs') return;
  const rootOptions = { identifierPrefix: `${context.canvasElement.id}-` };
  context.parameters = { ...context.parameters, react: { rootOptions } };
};

/** An example in a frame on a docs page may move the focus there, but must not scroll the page. */
function keepPageAroundStill() {
  if (!window.frameElement?.hasAttribute('data-example')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}

/** A mock function would print its internals. */
function hideMocks(code: string): string {
  return code.replaceAll(/\bfunction \w*\(\) ?\{\}/g, '() => {}');
}
