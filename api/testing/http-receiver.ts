/** A request as a receiver on loopback got it. */
export type Received = { path: string; headers: Headers; body: string };

/** Starts a real HTTP server on loopback that keeps what it is sent, and answers as told. */
export function startReceiver(answer: () => number = () => 204) {
  const received: Received[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname } = new URL(request.url);
      received.push({ path: pathname, headers: request.headers, body: await request.text() });
      return new Response(null, { status: answer(), headers: { location: '/elsewhere' } });
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    received,
    stop: () => server.stop(true),
  };
}
