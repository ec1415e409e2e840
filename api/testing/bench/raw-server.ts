/** Repeats the bytes and headers of one answer: `bun raw-server.ts <port> <url> <accepted encodings>`. */
const [port, url = '', acceptEncoding = ''] = process.argv.slice(2);
const connection = new Set(['connection', 'content-length', 'date', 'keep-alive']);
const answer = await fetch(url, {
  headers: { 'accept-encoding': acceptEncoding },
  decompress: false,
});
const bytes = await answer.bytes();
const headers = new Headers([...answer.headers].filter(([name]) => !connection.has(name)));
const { status } = answer;

Bun.serve({
  port: Number(port),
  hostname: '127.0.0.1',
  fetch: () => new Response(bytes, { status, headers }),
});

export {};
