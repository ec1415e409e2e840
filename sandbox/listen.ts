import type { SandboxOptions } from './options.ts';

/** `peer` is the remote address. */
export type Handler = (request: Request, peer: string) => Promise<Response>;

const MAX_BODY_BYTES = 1024 * 1024;
const IDLE_TIMEOUT_SECONDS = 255;

/** Listens on the port. Throws a readable error if it is in use. */
export function listen({ port, hostname = '127.0.0.1', log }: SandboxOptions, handle: Handler) {
  try {
    return Bun.serve({
      port,
      hostname,
      reusePort: false,
      development: false,
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: IDLE_TIMEOUT_SECONDS,
      fetch: (request, server) => handle(request, server.requestIP(request)?.address ?? ''),
      error(error) {
        log?.(`Request failed: ${error}`);
        return new Response('The payment sandbox hit an unexpected error.', { status: 500 });
      },
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is already in use. Choose another port for the payment sandbox.`);
  }
}
