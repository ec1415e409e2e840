/// <reference types="vite/types/importMeta.d.ts" />
import { Heading, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { listDeclarations, listReexports } from '../../ui/testing/declarations.ts';
import { useDocsIndex } from './docs-index.ts';

/** Compiled against the package in its tests. A function, since only Vite knows `import.meta.glob`. */
const listExamples = () =>
  import.meta.glob<string>('../../docs/example/components/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
const listSources = () =>
  import.meta.glob<string>(
    ['../../ui/*/*.{ts,tsx}', '!../../ui/{testing,build}/*', '!**/*.{css,test}.*'],
    { query: '?raw', import: 'default' },
  );

/** The code to copy, written by hand, of the component that a page is about. */
export function findExample(title: string): string | undefined {
  const name =
    title
      .split('/')
      .at(-1)
      ?.replace(/(?<=[a-z])(?=[A-Z])/g, '-') ?? '';
  return listExamples()[`../../docs/example/components/${name.toLowerCase()}.tsx`]?.trim();
}

/** What the types in the table of props consist of, with a sentence for what is not plain. */
export function Types({ title }: { title: string }) {
  const folder = useDocsIndex()
    .get(title.split('/').at(-1) ?? '')
    ?.source.split('/')
    .at(-1);
  const [code, setCode] = useState('');
  useEffect(() => {
    if (folder) readTypes(folder).then(setCode);
  }, [folder]);
  if (!code) return null;
  return (
    <>
      <Heading>Types</Heading>
      <Source dark language="typescript" code={code} />
    </>
  );
}

async function readTypes(folder: string): Promise<string> {
  const sources = listSources();
  const paths = Object.keys(sources).filter((path) => path.startsWith(`../../ui/${folder}/`));
  const texts = await Promise.all(paths.map((path) => sources[path]?.() ?? ''));
  const main = texts[paths.indexOf(`../../ui/${folder}/${folder}.tsx`)] ?? '';
  const exported = new Set([
    ...listDeclarations(main).map(({ name }) => name),
    ...listReexports(main),
  ]);
  return texts
    .flatMap(listDeclarations)
    .filter(({ name, text }) => exported.has(name) && text.startsWith('export type'))
    .filter(({ name }) => !name.endsWith('Props'))
    .map(({ text }) => text.replace('export ', ''))
    .join('\n\n');
}
