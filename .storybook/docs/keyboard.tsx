import { Fragment } from 'react';
import type { Key } from '../guide.ts';
import * as css from './page.css.ts';
import { Prose } from './prose.tsx';

export function Keyboard({ keys }: { keys: readonly Key[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.headCell}>
            Key
          </th>
          <th scope="col" className={css.headCell}>
            What it does
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ keys, does }) => (
          <tr key={keys}>
            <th scope="row" className={css.keyCell}>
              <Keys>{keys}</Keys>
            </th>
            <td className={css.cell}>
              <Prose>{does}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 'Shift + Tab' and 'Enter or Space' are two keys with a word between them. */
function Keys({ children }: { children: string }) {
  return children.split(/( \+ | or |, )/).map((part, place) => {
    const isBetween = place % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the keys of a line never change places
      <Fragment key={place}>{isBetween ? part : <kbd className={css.keycap}>{part}</kbd>}</Fragment>
    );
  });
}
