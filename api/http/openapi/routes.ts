import { Elysia } from 'elysia';
import { brand } from '#contract/brand';
import { endpoints } from '#contract/endpoints';
import { describeApi } from './describe.ts';
import { docsPage } from './docs-page.ts';
import type { Description } from './document.ts';

const html = { headers: { 'content-type': 'text/html;charset=utf-8' } };

/** The API described from its table of endpoints: as OpenAPI, and as a page for people. */
export function openApiRoutes() {
  let description: Description | undefined;
  const describe = () => {
    description ??= describeApi(`${brand.name} API`, endpoints);
    return description;
  };
  return new Elysia({ name: 'openapi' })
    .get('/api/openapi.json', describe)
    .get('/api/docs', () => new Response(docsPage(describe()), html));
}
