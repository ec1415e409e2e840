import { afterEach, expect, test } from 'bun:test';
import { answering, refusal } from '../../stories/fixtures/answers.ts';
import { stopImpersonation } from './impersonation.ts';

let stop = () => {};
afterEach(() => stop());

test('reports an unexpected refusal to stop impersonating', async () => {
  const detail = 'This request came from another site. Use the shop’s own pages.';
  stop = answering({ 'DELETE /api/admin/view-as': refusal(403, detail, { code: 'cross_site' }) });
  await expect(stopImpersonation()).rejects.toThrow('403');
});
