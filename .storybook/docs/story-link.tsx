import type { ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type StoryLinkProps = {
  /** Of a story, or of a docs page: 'actions-button--docs'. */
  id: string;
  className?: string;
  children: ReactNode;
};

/** Opens a story or a docs page without reloading Storybook, so that the toolbar keeps its values. */
export function StoryLink({ id, className, children }: StoryLinkProps) {
  const query = `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
  return (
    <a
      href={`./${query}`}
      target="_top"
      className={className}
      onClick={(event) => {
        const opensTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (opensTab || window.parent === window) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, query);
      }}
    >
      {children}
    </a>
  );
}
