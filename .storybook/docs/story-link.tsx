import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { TextLink } from '#ui/link';

type StoryLinkProps = {
  view: 'docs' | 'story';
  id: string;
  children: string;
  /** Its whole name, where several share their words. */
  label?: string;
};

/** Leads to another page of Storybook, which keeps theme, brand and direction on the way. */
export function StoryLink({ view, id, children, label }: StoryLinkProps) {
  const { channel } = useContext(DocsContext);
  const href = `./?path=/${view}/${id}`;

  function go(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || window.parent === window) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=/${view}/${id}`);
  }

  return (
    <TextLink href={href} weight="medium" label={label} onClick={go}>
      {children}
    </TextLink>
  );
}
