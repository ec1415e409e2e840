import { expect, test } from 'bun:test';
import { anEntry } from '../an-entry.ts';
import { fill } from './write-report.ts';

const entry = anEntry({ errors: ['console: </script><b>'] });

test('a finding that quotes markup cannot end the script that holds it', async () => {
  const page = await fill({ walked: 1, entries: [entry] }, []);
  expect(page).toContain('console: \\u003c/script>');
});

test('every script ends where it should', async () => {
  const pictures = [{ id: 'ui-button--default.dark.before', base64: 'AAAA' }];
  const page = await fill({ walked: 1, entries: [entry] }, pictures);
  expect(page.match(/<script/g)).toHaveLength(3);
  expect(page.match(/<\/script>/g)).toHaveLength(3);
});
