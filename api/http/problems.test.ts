import { expect, test } from 'bun:test';
import { Elysia } from 'elysia';
import * as v from 'valibot';
import { problems } from './problems.ts';

test('an answer that breaks its promise is logged by its places, without a value', async () => {
  const log: string[] = [];
  const Promised = v.array(v.object({ label: v.string(), value: v.pipe(v.string(), v.uuid()) }));
  const app = new Elysia({ normalize: false })
    .use(problems((line) => log.push(line)))
    .get('/', () => [{ label: 'Password', value: 'tern-ladder-91-quay' }], { response: Promised });
  const response = await app.handle(new Request('http://localhost/'));
  expect(response.status).toBe(500);
  expect(log.join()).toContain('0.value');
  expect(log.join() + (await response.text())).not.toContain('tern-ladder');
});
