import { Source } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useState } from 'react';
import * as css from './page.css.ts';

/** Code that can be long, so it is rendered only when it is opened. Takes a story or the code itself. */
export function CollapsedSource(source: Pick<ComponentProps<typeof Source>, 'of' | 'code'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={css.source}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Show code</summary>
      {isOpen && <Source dark language="tsx" {...source} />}
    </details>
  );
}
