/** Finds a port of loopback that nothing listens on. */
export function freePort(): number {
  const holder = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = holder;
  holder.stop(true);
  return port;
}
