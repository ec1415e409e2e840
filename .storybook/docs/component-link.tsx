import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import { useDocsIndex } from './docs-index.ts';

/** Storybook's Markdown block, in which `**Button**` links to the page of that component. */
export function LinkedMarkdown({ children }: { children: string }) {
  return <Markdown options={{ overrides: { strong: ComponentLink } }}>{children}</Markdown>;
}

function ComponentLink({ children }: { children: string | string[] }) {
  const name = [children].flat().join('');
  const page = useDocsIndex().get(name);
  if (!page) return <strong>{name}</strong>;
  return (
    <AnchorMdx href={`?path=/docs/${page.pageId}`} target="_self">
      {name}
    </AnchorMdx>
  );
}
