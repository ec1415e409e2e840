// Linux gives ports from 32768 on to whoever asks for any. A server that starts seconds after its
// port was chosen would lose it to them.
const lowest = 10_240;
const highest = 32_767;

/** Finds a port of loopback that nothing listens on and that no one gets by asking for any port. */
export function freePort(): number {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    try {
      Bun.listen({ hostname: '127.0.0.1', port, socket: { data() {} } }).stop(true);
      return port;
    } catch (error) {
      if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    }
  }
}
