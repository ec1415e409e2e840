import { ArgTypes, Controls } from '@storybook/addon-docs/blocks';
import { useOverflow } from '../../ui/use-overflow.ts';
import { isFramed } from './example.tsx';
import { markTrees } from './mark-trees.ts';
import * as css from './page.css.ts';
import { useStories } from './use-stories.ts';

/** The props of a component, with controls if the example is on the page itself. */
export function PropsTable() {
  const { primary } = useStories();
  const { ref, overflows } = useOverflow('inline');
  const region = overflows && { role: 'region', tabIndex: 0, 'aria-label': 'Props' };
  return (
    <div ref={ref} {...region} className={css.propsTable}>
      <div ref={markTrees}>
        {isFramed(primary) ? <ArgTypes sort="requiredFirst" /> : <Controls />}
      </div>
    </div>
  );
}
