import { expect, test } from 'bun:test';
import { withoutAnnouncements } from './accessibility-tree.ts';

test('ignores what is announced, with everything in it', () => {
  const tree = `- main:
  - status:
    - img
    - paragraph:
      - link "Open website"
  - alertdialog "Delete":
    - button "Delete"
  - alert: Try again
- status
- contentinfo
`;
  expect(withoutAnnouncements(tree)).toBe(`- main:
  - alertdialog "Delete":
    - button "Delete"
- contentinfo
`);
});
