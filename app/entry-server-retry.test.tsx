import { expect, mock, test } from 'bun:test';
import { routes } from './routes/all-routes.ts';

const assets = { styles: [], scripts: [], fonts: [] };

// In a file of its own: the router of the server copies the routes when it is imported.
test('a page whose screen could not be loaded is rendered the next time', async () => {
  const route = routes[0]?.children?.find(({ path }) => path === '*');
  const load = route?.lazy;
  if (!route || typeof load !== 'function')
    throw new Error('The route of unknown addresses is lazy');
  route.lazy = mock(load).mockRejectedValueOnce(new Error('no such file'));
  const { render } = await import('./entry-server.tsx');
  // The server has one URL for all unknown addresses.
  const url = new URL('https://shop.example/missing');
  const readApi = async () => new Response(null, { status: 404 });
  const page = () => render({ url, readApi, assetsOf: () => assets });
  await expect(page()).rejects.toThrow('no such file');
  expect((await page()).status).toBe(404);
});
