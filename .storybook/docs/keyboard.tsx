import { Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { Key } from '../guide.ts';
import { LinkedMarkdown } from './component-link.tsx';
import * as css from './page.css.ts';

export function Keyboard({ keys }: { keys: readonly Key[] }) {
  return (
    <Unstyled>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.keyHeadCell}>
              Key
            </th>
            <th scope="col" className={css.headCell}>
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ keys, does }) => (
            <tr key={keys}>
              <th scope="row" className={css.keyCell}>
                <Keycaps>{keys}</Keycaps>
              </th>
              <td className={`${css.cell} ${css.text}`}>
                <LinkedMarkdown>{does}</LinkedMarkdown>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** 'Shift + Tab' and 'Enter or Space' are two keys with a word between them. */
function Keycaps({ children }: { children: string }) {
  return children.split(/( \+ | or |, )/).map((part, index) => {
    const isSeparator = index % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes
      <Fragment key={index}>
        {isSeparator ? part : <kbd className={css.keycap}>{part}</kbd>}
      </Fragment>
    );
  });
}
