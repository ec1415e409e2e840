import { afterEach, expect, test } from 'bun:test';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { searchDelayMs, useDebouncedSearch } from './use-debounced-search.ts';

afterEach(cleanup);

function List() {
  const [params, setParams] = useSearchParams();
  const { text, setText } = useDebouncedSearch(params.get('q') ?? '', (q) => setParams({ q }));
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/record">Ada</Link>
    </>
  );
}

test('a search that was typed before a row was opened doesn’t keep the page', async () => {
  const loaded = Promise.withResolvers<void>();
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    { path: '/record', element: <h1>Ada</h1>, loader: () => loaded.promise.then(() => null) },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ada' } });
  fireEvent.click(screen.getByRole('link', { name: 'Ada' }));
  await Bun.sleep(searchDelayMs + 50);
  loaded.resolve();
  await screen.findByRole('heading', { name: 'Ada' });
  expect(router.state.location.pathname).toBe('/record');
});
