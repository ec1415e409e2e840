import { openapi } from '@elysiajs/openapi';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Elysia } from 'elysia';
import { brand } from '#contract/brand';
import { apiPaths } from '#contract/paths';
import { docsPage } from './docs-page.ts';

type Schema = Parameters<typeof toJsonSchema>[0];

/** What the API can do, for programs (OpenAPI), made from the routes themselves. */
export function description() {
  return openapi({
    path: apiPaths.docs,
    specPath: apiPaths.description,
    // The ready-made pages load their script from other hosts.
    provider: null,
    documentation: { info: { title: `${brand.name} API`, version: '1' } },
    exclude: { paths: [apiPaths.docs, /^(?!\/api\/)/] },
    mapJsonSchema: {
      // Checks and transforms of ours have no counterpart there; the shape has.
      valibot: (schema: Schema) => toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }),
    },
  });
}

/** The same for people, on a page of our own. */
export function docsRoutes(readApi: (path: string) => Promise<Response>) {
  return new Elysia({ name: 'docs' }).get(apiPaths.docs, async () => {
    const page = docsPage(await (await readApi(apiPaths.description)).json());
    return new Response(page, { headers: { 'content-type': 'text/html;charset=utf-8' } });
  });
}
