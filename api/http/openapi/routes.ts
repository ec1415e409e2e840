import { Elysia } from 'elysia';
import { brand } from '#contract/brand';
import { endpoints } from '#contract/endpoints';
import { describeApi } from './describe.ts';
import type { Description, Operation } from './document.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 760px; margin: 0 auto; padding: 32px 20px 96px; }
  h2 { margin: 40px 0 8px; font-size: 17px; overflow-wrap: anywhere; }
  code, pre { font-family: ui-monospace, monospace; font-size: 14px; }
  pre { overflow-x: auto; padding: 12px; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
  summary { min-height: 32px; cursor: pointer; }
`;

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

/** The API's endpoints on one plain page, without script and from no other host. */
function docsPage({ info, paths }: Description): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex,nofollow">
<title>${escapeHtml(info.title)}</title><style>${style}</style></head><body><main>
<h1>${escapeHtml(info.title)}</h1>
<p>Bodies are JSON. Errors are <code>application/problem+json</code>. Also available as <a href="/api/openapi.json">OpenAPI</a>.</p>
${sections.join('\n')}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> in the ${escapeHtml(place)}${required ? '' : ', optional'}</li>`,
  );
  const body = operation.requestBody?.content['application/json']?.schema;
  const answers = Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema;
    return schema ? [shape(`Response ${status}`, schema)] : [];
  });
  const failures = Object.entries(operation.responses).flatMap(
    ([status, { content, description }]) =>
      content?.['application/problem+json'] ? [`${status} ${description}`] : [],
  );
  return `<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? shape('Body', body) : ''}${answers.join('')}
<p>Failures: ${escapeHtml(failures.join(' · '))}</p>`;
}

function shape(title: string, schema: unknown): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<details><summary>${escapeHtml(title)}</summary><pre>${text}</pre></details>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
