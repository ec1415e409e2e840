import { afterEach, expect, test } from 'bun:test';
import { cleanup, render } from '@testing-library/react';
import { moveBetweenRows } from './shortcuts.tsx';

afterEach(cleanup);

function show(names: readonly string[]) {
  return render(
    <main>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th>
                <a href={`/${name}`}>{name}</a>
              </th>
              <td>
                <select aria-label={`Status of ${name}`} />
              </td>
            </tr>
          ))}
          <tr>
            <td>No way to open it</td>
          </tr>
          <tr>
            <td>
              <button type="button" aria-haspopup="dialog" aria-label="View Details of D">
                View Details
              </button>
            </td>
          </tr>
        </tbody>
      </table>
    </main>,
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('goes down and up, and stays at the ends', () => {
  show(['A', 'B']);
  const visited: unknown[] = [];
  let last: string | undefined;
  for (const step of [1, 1, 1, 1, -1] as const) {
    last = moveBetweenRows(step, last);
    visited.push(focused());
  }
  expect(visited).toEqual(['A', 'B', 'View Details of D', 'View Details of D', 'B']);
});

test('goes on from the row that any of its controls has the focus in', () => {
  const { getByLabelText } = show(['A', 'B', 'C']);
  getByLabelText('Status of B').focus();
  expect(moveBetweenRows(1, undefined)).toBe('C');
});

test('goes on from the last row when the list is opened again', () => {
  show(['A', 'B', 'C']);
  expect(moveBetweenRows(1, 'B')).toBe('C');
});

test('starts at the top, or with the last row when it goes up', () => {
  show(['A', 'B']);
  expect(moveBetweenRows(1, 'gone')).toBe('A');
  document.body.querySelector<HTMLElement>(':focus')?.blur();
  expect(moveBetweenRows(-1, 'gone')).toBe('View Details of D');
});
