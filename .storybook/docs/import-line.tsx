import { Source } from '@storybook/addon-docs/blocks';
import { useDocsIndex } from './docs-index.ts';

/** `title` is the title of the page: 'Forms/TextField'. */
export function ImportLine({ title }: { title: string }) {
  const name = title.split('/').at(-1) ?? title;
  const source = useDocsIndex().get(name)?.source;
  if (!source) return null;
  return <Source dark code={`import { ${name} } from '${source}';`} language="tsx" />;
}
