import { Elysia } from 'elysia';
import { describeApi } from '#api/http/openapi/describe';
import { brand } from '#contract/brand';
import { endpoints } from '#contract/endpoints';
import { type Answer, encode, respond } from './answer.ts';

type File = { type: string; read: () => string | Promise<string> };

const title = `${brand.name} API`;

/** What programs can call, as a person reads it. */
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex,nofollow">
<title>${title}</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script><script src="/api/docs/page.js" defer></script></head>
<body><main id="docs"><noscript>Turn on JavaScript, or read the <a href="/api/openapi.json">OpenAPI document</a>.</noscript></main></body></html>`;

const style = `
body { margin: 0; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .scheme-container { display: none; }
.swagger-ui .filter .operation-filter-input[type=text] { max-width: none; margin: 0 0 12px; }
.swagger-ui .code-sample { margin: 0 20px 20px; }
.swagger-ui .code-sample summary { min-height: 24px; cursor: pointer; font-weight: 700; }
.swagger-ui .code-sample pre { overflow-x: auto; white-space: pre; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .responses-inner, .swagger-ui .table-container { overflow-x: auto; }
`;

/** Without a form to try calls: they would act in this shop, with the session of who reads. */
const script = `(async () => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', paint);
  paint();
  const spec = await (await fetch('/api/openapi.json')).json();
  const outline = { openapi: spec.openapi, info: spec.info, paths: {} };
  for (const [path, methods] of Object.entries(spec.paths)) {
    for (const [method, { summary, tags, responses, ...operation }] of Object.entries(methods)) {
      if (operation['x-programs'] === 'refused') continue;
      // All problems have one shape, which needn’t be drawn for each.
      for (const status in responses) if (status >= 400) delete responses[status].$ref;
      (outline.paths[path] ??= {})[method] = { summary, tags, operationId: operation.operationId };
    }
  }
  const resolve = (part) => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(resolve);
    if (part.$ref) return resolve(at(part.$ref.slice(2).split('/')));
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]));
  };
  const at = (path) => path.reduce((part, key) => part?.[key], spec);
  const nothing = () => () => null;
  const samples = ({ React: { createElement, Fragment } }) => ({
    // A call is read when it is opened: to parse the whole document would take seconds.
    fn: { resolveSubtree: async (_, path) => ({ spec: resolve(at(path)), errors: [] }) },
    wrapComponents: {
      authorizeBtn: nothing,
      authorizeOperationBtn: nothing,
      parameters: (Parameters) => (props) =>
        createElement(Fragment, null,
          createElement(Parameters, props),
          ...(props.operation.get('x-codeSamples')?.toJS() ?? []).map(({ label, source }) =>
            createElement('details', { key: label, className: 'code-sample' },
              createElement('summary', null, label),
              createElement('pre', { className: 'microlight', tabIndex: 0 }, source)))),
    },
  });
  SwaggerUIBundle({
    spec: outline,
    domNode: document.getElementById('docs'),
    plugins: [samples],
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    filter: true,
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
})();
`;

const json = 'application/json;charset=utf-8';
const files: Record<string, File> = {
  '/api/openapi.json': {
    type: json,
    read: () => JSON.stringify(describeApi(title, endpoints)),
  },
  '/api/docs': { type: 'text/html;charset=utf-8', read: () => page },
  '/api/docs/page.css': { type: 'text/css;charset=utf-8', read: () => style },
  '/api/docs/page.js': { type: 'text/javascript;charset=utf-8', read: () => script },
  ...packaged('swagger-ui.css', 'text/css;charset=utf-8'),
  ...packaged('swagger-ui-bundle.js', 'text/javascript;charset=utf-8'),
};

/** The API described from its table of endpoints: as OpenAPI, and as a page for people. */
export function apiDocsRoutes() {
  const answers = new Map<string, Promise<Answer>>();
  const app = new Elysia({ name: 'api-docs' });
  for (const [path, file] of Object.entries(files)) {
    app.get(path, async ({ request }) => {
      const answer = answers.get(path) ?? answerWith(file);
      answers.set(path, answer);
      return respond(request, await answer);
    });
  }
  return app;
}

async function answerWith({ type, read }: File): Promise<Answer> {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' };
  return { status: 200, headers, ...(await encode(new TextEncoder().encode(await read()))) };
}

/** A file of the viewer's package, which is found next to the sources and next to a built server. */
function packaged(name: string, type: string): Record<string, File> {
  const read = () => Bun.file(Bun.resolveSync(`swagger-ui-dist/${name}`, import.meta.dir)).text();
  return { [`/api/docs/${name}`]: { type, read } };
}
