import { expect, test } from 'bun:test';
import { fill } from './report.ts';

test('a finding that quotes markup cannot end the report’s script', () => {
  const entry = {
    name: 'a',
    label: 'a',
    theme: 'dark',
    width: 800,
    state: 'same' as const,
    different: 0,
    errors: ['console: </script><b>'],
    violations: [],
  };
  const page = fill('<script>const entries = [/* entries */];</script>', [entry]);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('console: \\u003c/script>');
});
