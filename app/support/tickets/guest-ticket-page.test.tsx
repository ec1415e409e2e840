import { expect, test } from 'bun:test';
import { pageKey, render } from '../../entry-server.tsx';

const url = new URL('https://shop.example/support/tickets/AAAADAAAAAFreK');
const assets = { scripts: [], styles: [], fonts: [] };

function page(answer: Response) {
  const asked: string[] = [];
  const readApi = async (path: string) => {
    asked.push(path);
    return answer;
  };
  return render({ url, readApi, assetsOf: () => assets }).then((made) => ({ ...made, asked }));
}

test('responds 404 with a message for an invalid link before any script runs', async () => {
  const { status, html, asked } = await page(Response.json({}, { status: 404 }));
  expect(status).toBe(404);
  expect(html).toContain('This link no longer works');
  expect(asked).toEqual(['/api/guest/tickets/AAAADAAAAAFreK']);
});

test('does not render the ticket on the server for a valid link', async () => {
  const subject = 'A shop for used books';
  const { status, html } = await page(Response.json({ subject, messages: [] }));
  expect(status).toBe(200);
  expect(html).toContain('Loading your ticket');
  expect(html).not.toContain(subject);
});

test('does not respond 404 when the API fails', async () => {
  const { status, html } = await page(Response.json({}, { status: 500 }));
  expect(status).toBe(200);
  expect(html).not.toContain('This link no longer works');
});

test('is never cached', async () => {
  expect(await pageKey(url)).toBeNull();
});
