import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { Guide } from '../guide.ts';

/** What the page is about: read from the stories' file. */
export type Page = {
  /** 'ui/form/TextField'. */
  title: string;
  /** 'TextField'. */
  name: string;
  lead: string;
  guide: Guide | undefined;
  primary: PreparedStory;
  /** All but the primary one, in their order. */
  others: PreparedStory[];
};

export function usePage(): Page {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [primary, ...others] = useContext(DocsContext).componentStories();
  const { title, parameters } = preparedMeta;
  if (!primary) throw new Error(`${title} has no story`);
  return {
    title,
    name: title.split('/').at(-1) ?? title,
    lead: parameters.docs?.description?.component ?? '',
    guide: parameters.guide,
    primary,
    others,
  };
}

/** What stands above a story in its file. */
export function wordsOf(story: PreparedStory): string | undefined {
  return story.parameters.docs?.description?.story;
}
