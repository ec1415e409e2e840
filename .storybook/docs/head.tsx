import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { useDocsIndex } from './docs-index.ts';
import { titleId } from './layout.tsx';
import * as css from './page.css.ts';
import { Prose } from './prose.tsx';
import { usePage } from './use-page.ts';

/** Where it belongs, what it is called, and what it is for. */
export function Head() {
  const { title, name, lead } = usePage();
  const source = useDocsIndex().get(name)?.source;
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Text size="small" tone="faint">
          {title.split('/').slice(0, -1).join(' / ')}
        </Text>
        <Heading level={1} face="display" id={titleId}>
          {name}
        </Heading>
      </Stack>
      <Text size="large" tone="soft" measure>
        <Prose>{lead}</Prose>
      </Text>
      {title.startsWith('ui/') && (
        <p className={css.importLine}>{source && `import { ${name} } from '${source}';`}</p>
      )}
    </Stack>
  );
}
