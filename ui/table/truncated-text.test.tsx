import { afterEach, expect, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { showTruncatedText } from './truncated-text.ts';

afterEach(cleanup);

const dots = { overflow: 'hidden', textOverflow: 'ellipsis' };

/** A cell whose text and badge have `wide` pixels of room and need more or less than that. */
function pointAt({ textNeeds = 50, badgeNeeds = 50, wide = 100 }) {
  render(
    <table>
      <tbody onPointerOver={showTruncatedText}>
        <tr>
          <td>
            <div data-needs={textNeeds} style={dots}>
              <span data-needs={badgeNeeds} style={dots}>
                Partially refunded
              </span>
              <span data-needs={500}>not truncated</span>
            </div>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const cell = screen.getByRole('cell');
  for (const part of cell.querySelectorAll<HTMLElement>('[data-needs]')) {
    Object.defineProperty(part, 'scrollWidth', { value: Number(part.dataset.needs) });
    Object.defineProperty(part, 'clientWidth', { value: wide });
  }
  fireEvent.pointerOver(cell);
  return cell.querySelector('div')?.title;
}

test.each([
  ['no text', {}, ''],
  ['the text of a cell', { textNeeds: 200 }, 'Partially refundednot truncated'],
  ['the text of a badge in it', { badgeNeeds: 200 }, 'Partially refundednot truncated'],
])('shows truncated text in full: %s', (_what, needs, title) => {
  expect(pointAt(needs)).toBe(title);
});

test('shows only the selected option of a select', () => {
  render(
    <table>
      <tbody onPointerOver={showTruncatedText}>
        <tr>
          <td>
            <span>
              <label htmlFor="status">Status of ACC-2026-0001</label>
              <select id="status" style={dots} defaultValue="work">
                <option value="new">Draft</option>
                <option value="work">In progress</option>
              </select>
            </span>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  const select = screen.getByRole('combobox');
  Object.defineProperty(select, 'scrollWidth', { value: 200 });
  Object.defineProperty(select, 'clientWidth', { value: 100 });
  fireEvent.pointerOver(select);
  expect(select.parentElement?.title).toBe('In progress');
});
