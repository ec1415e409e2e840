import { afterEach, expect, mock, test } from 'bun:test';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { openRow } from './open-row.ts';

afterEach(() => {
  getSelection()?.removeAllRanges();
  cleanup();
});

function show(first?: 'dialog') {
  const opened = mock((_how: { ctrlKey: boolean }) => {});
  const asked = mock();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    opened({ ctrlKey: event.ctrlKey });
  };
  const { getByText, getByRole } = render(
    <table>
      <tbody>
        <tr
          onClick={(event) => openRow(event, first)}
          ref={(row) => row?.querySelector('a')?.addEventListener('click', follow)}
        >
          <td>
            <input type="checkbox" aria-label="Select" />
          </td>
          <th>
            <a href="#harbour">Harbour</a>
          </th>
          <td>Saltmarsh</td>
          <td>
            <a href="#ada">Ada</a>
          </td>
          <td>
            <button type="button" aria-haspopup="dialog" onClick={asked}>
              View Details
            </button>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  return { opened, asked, getByText, getByRole };
}

test('a click beside the controls follows the link of the row, with the same keys', () => {
  const { opened, getByText } = show();
  fireEvent.click(getByText('Saltmarsh'));
  fireEvent.click(getByText('Saltmarsh'), { ctrlKey: true });
  expect(opened.mock.calls).toEqual([[{ ctrlKey: false }], [{ ctrlKey: true }]]);
});

test('the dialog comes first where the name leads elsewhere', () => {
  const { opened, asked, getByText } = show('dialog');
  fireEvent.click(getByText('Saltmarsh'));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});

test('without a link in its name, a row opens its dialog, not the links beside it', () => {
  const { asked, getByText } = show();
  getByText('Harbour').replaceWith('Harbour');
  fireEvent.click(getByText('Saltmarsh'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a control keeps its click', () => {
  const { opened, getByText, getByRole } = show();
  fireEvent.click(getByText('Harbour'));
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.click(getByText('View Details'));
  fireEvent.click(getByRole('checkbox'));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('selecting text opens nothing', () => {
  const { opened, getByText } = show();
  getSelection()?.selectAllChildren(getByText('Saltmarsh'));
  fireEvent.click(getByText('Saltmarsh'));
  expect(opened).not.toHaveBeenCalled();
});
