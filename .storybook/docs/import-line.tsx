import { Source } from '@storybook/addon-docs/blocks';
import { productParts } from '../../ui/build/package-name.ts';
import { useDocsIndex } from './docs-index.ts';

/** `title` is the title of the page: 'Forms/TextField'. What is not in the package has no such line. */
export function ImportLine({ title }: { title: string }) {
  const name = title.split('/').at(-1) ?? title;
  const source = useDocsIndex().get(name)?.source;
  if (!source || productParts.includes(source.split('/').at(-1) ?? '')) return null;
  return <Source dark code={`import { ${name} } from '${source}';`} language="tsx" />;
}
