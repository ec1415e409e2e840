import { expect, test } from 'bun:test';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { defaultSettings } from '#contract/default-settings';
import { aProduct } from '../../../stories/fixtures/products.ts';
import { SettingsProvider } from '../../document/settings.tsx';
import { featuredProducts, newFirst } from './featured.ts';
import { Home } from './home.screen.tsx';

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

test('starts the catalog with the websites that aren’t featured', () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((id) => aProduct({ id, featured: id % 2 === 1 }));
  expect(newFirst(all).map(({ id }) => id)).toEqual([2, 4, 6, 1, 3, 5, 7]);
});

test('features no website that isn’t for sale', () => {
  const hidden = aProduct({ id: 1, featured: true, active: false });
  const shown = aProduct({ id: 2, featured: true });
  expect(featuredProducts([hidden, shown])).toEqual([shown]);
});

test.each([true, false])(
  'mentions annual plans only if the shop offers them: %p',
  (annualPlans) => {
    const features = { ...defaultSettings.features, annualPlans };
    const product = aProduct({ annualOffered: annualPlans });
    const html = renderToString(
      <MemoryRouter>
        <SettingsProvider initial={{ ...defaultSettings, features }}>
          <Home products={[product]} failed={undefined} onRetry={() => {}} />
        </SettingsProvider>
      </MemoryRouter>,
    );
    expect(html).toContain('Pay monthly');
    expect(/annual|a year/i.test(html)).toBe(annualPlans);
  },
);
