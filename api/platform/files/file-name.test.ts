import { expect, test } from 'bun:test';
import { contentDispositionOf, toSafeFileName } from './file-response.ts';

test.each([
  ['menu.png', 'menu.png'],
  ['MENU.PNG', 'MENU.PNG'],
  ['Speisekarte März 🕰️.png', 'Speisekarte März 🕰️.png'],
  ['תפריט.png', 'תפריט.png'],
  ['menu', 'menu.png'],
  ['menu.html', 'menu.html.png'],
  ['menu.png.exe', 'menu.png.exe.png'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\Windows\\menu.png', 'menu.png'],
  ['.htaccess', 'htaccess.png'],
  ['a\r\nSet-Cookie: b.png', 'aSet-Cookie_ b.png'],
  ['a\0b.png', 'ab.png'],
  ['menu\u202Egnp.exe', 'menugnp.exe.png'],
  ['"quoted".png', '_quoted_.png'],
  ['.png', 'png.png'],
  ['', 'file.png'],
  ['///', 'file.png'],
  [' . . ', 'file.png'],
  ['\ud800.png', 'png.png'],
  ['con.png', '_con.png'],
  ['NUL', '_NUL.png'],
  ['com1.tar.png', '_com1.tar.png'],
  ['console.png', 'console.png'],
  ['cafe\u0301.png', 'caf\u00e9.png'],
])('stores %j as %j', (name, kept) => {
  expect(toSafeFileName(name, 'image/png')).toBe(kept);
});

test('shortens a name to what file systems accept', () => {
  expect(toSafeFileName(`${'a'.repeat(300)}.png`, 'image/png')).toBe(`${'a'.repeat(120)}.png`);
  expect(toSafeFileName(`${'🕰'.repeat(500)}.png`, 'image/png')).toBe(`${'🕰'.repeat(50)}.png`);
});

test.each([
  ['notes.md', 'notes.md'],
  ['page.html', 'page.html.txt'],
  ['run.bat', 'run.bat.txt'],
])('stores text named %j with a text extension: %j', (name, kept) => {
  expect(toSafeFileName(name, 'text/plain')).toBe(kept);
});

test('escapes any name in the header', () => {
  expect(contentDispositionOf('attachment', 'Menü (1) "neu".pdf')).toBe(
    'attachment; filename="Men_ (1) _neu_.pdf"; filename*=UTF-8\'\'Men%C3%BC%20%281%29%20%22neu%22.pdf',
  );
});
