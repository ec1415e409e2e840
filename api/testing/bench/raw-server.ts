/**
 * The limit that the shop is compared with: a bare server that knows one answer. It asks for the
 * answer once, and repeats its bytes and headers: `bun raw-server.ts <port> <url> <accepted encodings>`.
 */
const [port, url = '', acceptEncoding = ''] = process.argv.slice(2);
const connection = new Set(['connection', 'content-length', 'date', 'keep-alive']);

const answer = await fetch(url, {
  headers: { 'accept-encoding': acceptEncoding },
  decompress: false,
});

const bytes = new Uint8Array(await answer.arrayBuffer());
const headers = new Headers([...answer.headers].filter(([name]) => !connection.has(name)));
const { status } = answer;

Bun.serve({
  port: Number(port),
  hostname: '127.0.0.1',
  fetch: () => new Response(bytes, { status, headers }),
});

export {};
