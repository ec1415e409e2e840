import { afterEach, expect, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Glob } from 'bun';
import { PagedTable } from './paged-table.tsx';

afterEach(cleanup);

const maxDrawnRows = 60;
const rows = Array.from({ length: 100 }, (_, index) => index + 1);

function Numbers({ count = rows.length }) {
  return (
    <PagedTable
      aria-label="Numbers"
      columns={[{ id: 'number', heading: 'Number', cell: (row: number) => `No. ${row}` }]}
      rows={rows.slice(0, count)}
      rowKey={(row) => row}
      empty={{ title: 'No numbers' }}
    />
  );
}

const shown = () => screen.getAllByText(/^No\. /).map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('draws a long list a page at a time', () => {
  render(<Numbers />);
  expect(shown().length).toBeLessThanOrEqual(maxDrawnRows);
  expect(shown()[0]).toBe('No. 1');
  expect(screen.getByRole('navigation', { name: 'Pages of numbers' })).toBeTruthy();
  press('Next');
  expect(shown().length).toBeLessThanOrEqual(maxDrawnRows);
  press('Next');
  expect(shown().at(-1)).toBe('No. 100');
  press('Previous');
  press('Previous');
  expect(shown()[0]).toBe('No. 1');
});

test('draws a short list without pages', () => {
  render(<Numbers count={40} />);
  expect(shown()).toHaveLength(40);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('shows the last page when the one before it was shortened', () => {
  const { rerender } = render(<Numbers />);
  press('Next');
  press('Next');
  rerender(<Numbers count={50} />);
  expect(shown().at(-1)).toBe('No. 50');
});

test('is how every table of the app is drawn, or as a page of an admin list', async () => {
  const others: string[] = [];
  for await (const path of new Glob('**/*.tsx').scan({ cwd: `${import.meta.dir}/..` })) {
    if (path.endsWith('.test.tsx')) continue;
    const source = await Bun.file(`${import.meta.dir}/../${path}`).text();
    if (/<Table\b/.test(source)) others.push(path);
  }
  expect(others.toSorted()).toEqual([
    // Months, metrics and the parts of revenue: as many as there are kinds of them.
    'admin/analytics/analytics-reports.tsx',
    'admin/analytics/cohort-table.tsx',
    'admin/analytics/revenue-parts.tsx',
    'admin/analytics/tax-report.tsx',
    'admin/list/list-page.tsx',
    // One process for each machine or core.
    'admin/operations/processes-section.tsx',
    // What roles may do is in the source, so it doesn't grow with the shop.
    'admin/people/role-table.tsx',
    'shell/paged-table.tsx',
  ]);
});
