import { expect, test } from 'bun:test';
import { diffLines } from './line-diff.ts';

test('shows every changed line below the one before it', () => {
  const before = '- list:\n  - listitem: One\n  - listitem: Two\n- button "Save"\n';
  const after = '- list:\n  - listitem: Zero\n  - listitem: Two\n- button "Save"\n- link "Help"\n';
  expect(diffLines(before, after)).toBe(
    [
      '  - list:',
      '-   - listitem: One',
      '+   - listitem: Zero',
      '  - button "Save"',
      '+ - link "Help"',
    ].join('\n'),
  );
});

test('shows lines that only moved, or were repeated', () => {
  expect(diffLines('a\nb', 'b\na')).toBe('- a\n  b\n+ a');
  expect(diffLines('a\nb', 'a\na\nb')).toBe('  a\n+ a');
});
