import { connect, createServer, type Socket } from 'node:net';

type Line = 'open' | 'refusing' | 'silent';

/** A TCP proxy on this machine whose connections can be cut. */
export async function tcpProxy(target: { hostname: string; port: number }) {
  const sockets = new Set<Socket>();
  let line: Line = 'open';

  const server = createServer((near) => {
    hold(near);
    if (line === 'refusing') near.resetAndDestroy();
    if (line !== 'open') return;
    const far = hold(connect(target.port, target.hostname));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('Not listening on a port');

  return {
    port: address.port,
    /** Resets every connection. */
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    /** Forwards nothing more on open connections, like a machine that vanished. */
    stall() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Sets how new connections are treated: forwarded, refused or left without a response. */
    become(next: Line) {
      line = next;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };

  function hold(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }
}
