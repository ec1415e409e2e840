import type { Key } from '../guide.ts';
import { LinkedMarkdown } from './component-link.tsx';

/** The keys of a component as a table. 'Shift + Tab' and 'Enter or Space' are two keys. */
export function Keyboard({ keys }: { keys: readonly Key[] }) {
  const rows = keys.map(({ keys, does }) => {
    const caps = keys.replaceAll(/(.+?)( \+ | or |, |$)/g, '<kbd>$1</kbd>$2');
    return `| ${caps} | ${does} |`;
  });
  return (
    <LinkedMarkdown>{['| Key | Action |', '| --- | --- |', ...rows].join('\n')}</LinkedMarkdown>
  );
}
