import { expect, test } from 'bun:test';
import { render, screen } from '@testing-library/react';

test('a component test has a DOM', () => {
  render(<button type="button">Buy now</button>);
  expect(screen.getByRole('button', { name: 'Buy now' })).toBe(document.querySelector('button'));
});

test('a form can be sent to a server', async () => {
  render(
    <form aria-label="Profile">
      <input name="email" defaultValue="ada@example.com" />
    </form>,
  );
  const body = new FormData(screen.getByRole<HTMLFormElement>('form'));
  const request = new Request('http://localhost/api/profile', { method: 'POST', body });
  expect((await request.formData()).get('email')).toBe('ada@example.com');
});

test('a server and its client work as without a DOM', async () => {
  const server = Bun.serve({
    port: 0,
    fetch: async (request) => Response.json(await request.json()),
  });
  const response = await fetch(server.url, { method: 'POST', body: '{"ok":true}' });
  await server.stop(true);
  expect(await response.json()).toEqual({ ok: true });
});
