import { synonyms } from '../synonyms.ts';
import { StoryLink } from './story-link.tsx';

/** The name of a component, with a link to its page. For stories, which have no index of the docs. */
export function ComponentDocsLink({ name }: { name: string }) {
  const pageId = findDocsPage(name);
  return pageId ? <StoryLink id={pageId}>{name}</StoryLink> : <strong>{name}</strong>;
}

/** 'actions-button--docs' for 'Button'. Every component has synonyms. */
export function findDocsPage(name: string): string | undefined {
  const title = Object.keys(synonyms).find((known) => known.endsWith(`/${name}`));
  return title && `${title.toLowerCase().replaceAll('/', '-')}--docs`;
}
