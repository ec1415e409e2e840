import { expect, test } from 'bun:test';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { aProduct } from '../../../stories/fixtures/products.ts';
import { notFeaturedFirst } from './featured.ts';
import { Home } from './home.tsx';

test('asks phones for one file per product, after the headline and its fonts', () => {
  const products = [1, 2].map((id) =>
    aProduct({ id, thumbnail: `/thumbnails/${id}-960.webp`, demoUrl: '/', featured: true }),
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
  const onPhones = images.map(({ srcset, sizes }) => `${srcset} ${sizes.split(', ').slice(-3)}`);
  expect(new Set(onPhones).size).toBe(2);
  expect(images.filter(({ loading }) => loading !== 'lazy')).toEqual([]);
  expect(html).not.toContain('rel="preload"');
});

test('starts the catalog with the websites that are not among the featured ones', () => {
  const products = [1, 2, 3, 4, 5, 6].map((id) => aProduct({ id, featured: id !== 2 }));
  expect(notFeaturedFirst(products).map(({ id }) => id)).toEqual([2, 6, 1, 3, 4, 5]);
});
