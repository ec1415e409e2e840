import { Fragment, type ReactNode } from 'react';
import { type DocsIndex, useDocsIndex } from './docs-index.ts';
import * as css from './page.css.ts';
import { StoryLink } from './story-link.tsx';

/** A sentence of ours with `code` and **names**: a component's name leads to its page. */
export function Prose({ children }: { children: string }) {
  const index = useDocsIndex();
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
    <Fragment key={place}>{drawn(part, index)}</Fragment>
  ));
}

function drawn(part: string, index: DocsIndex): ReactNode {
  if (part.startsWith('`')) return <code className={css.code}>{part.slice(1, -1)}</code>;
  if (!part.startsWith('**')) return part;
  const name = part.slice(2, -2);
  const documented = index.get(name);
  if (!documented) return <strong>{name}</strong>;
  return (
    <StoryLink view="docs" id={documented.pageId}>
      {name}
    </StoryLink>
  );
}
