import openapi, { astToString } from 'openapi-typescript';
import { describeApi } from '#api/http/openapi/describe';
import { endpoints } from '#contract/endpoints';

const document = describeApi('', endpoints);
const { schemas } = document.components;

/** Failures are thrown, and a client has no account in a browser. */
const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
  const stable = Object.entries(methods).filter(([, { 'x-programs': is }]) => is === 'stable');
  const operations = stable.map(([method, { parameters = [], responses, ...operation }]) => [
    method,
    {
      ...operation,
      parameters: parameters.filter(({ name }) => name !== 'x-account'),
      responses: Object.fromEntries(
        Object.entries(responses)
          .filter(([status]) => status.startsWith('2'))
          .map(([status, response]) => [status, { ...response, headers: undefined }]),
      ),
    },
  ]);
  return stable.length > 0 ? [[path, Object.fromEntries(operations)]] : [];
});

const types = await openapi(
  JSON.stringify({ ...document, paths: Object.fromEntries(paths), components: { schemas } }),
);
await Bun.write(new URL('../api.d.ts', import.meta.url), astToString(types));
