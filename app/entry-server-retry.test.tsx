import { expect, mock, test } from 'bun:test';
import { render } from './entry-server.tsx';
import { routes } from './routes.tsx';

const assets = { styles: [], scripts: [], fonts: [] };

// In a file of its own, before anything has loaded a screen.
test('a page whose screen could not be loaded is rendered the next time', async () => {
  const route = routes[0]?.children?.find(({ path }) => path === '*');
  const load = route?.lazy;
  if (!route || typeof load !== 'function')
    throw new Error('The route of unknown addresses is lazy');
  route.lazy = mock(load).mockRejectedValueOnce(new Error('no such file'));
  // The server has one URL for all unknown addresses.
  const url = new URL('https://shop.example/missing');
  const readApi = async () => new Response(null, { status: 404 });
  const page = () => render({ url, readApi, assetsOf: () => assets });
  await expect(page()).rejects.toThrow('no such file');
  expect((await page()).status).toBe(404);
});
