import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** The visual states of the documented component, in the order of their file. */
export function useStories(): { primary: PreparedStory; others: PreparedStory[] } {
  const [primary, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  if (!primary) throw new Error('A documentation page needs at least one story.');
  return { primary, others };
}
