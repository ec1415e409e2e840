import { expect, test } from 'bun:test';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { aProduct } from '../../../stories/fixtures/products.ts';
import { Home } from './home.tsx';

test('asks for one file per product, after the headline and its fonts', () => {
  const products = [1, 2].map((id) =>
    aProduct({ id, thumbnail: `/thumbnails/${id}-960.webp`, featured: true }),
  );
  const html = renderToString(
    <MemoryRouter>
      <Home products={products} failed={undefined} onRetry={() => {}} />
    </MemoryRouter>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  const images = [...page.querySelectorAll('img')];
  expect(images).toHaveLength(4);
  expect(new Set(images.map(({ srcset, sizes }) => `${srcset} ${sizes}`)).size).toBe(2);
  expect(images.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
  expect(html).not.toContain('rel="preload"');
});
