import { Failure } from '#api/http/failure';

type Tool = 'pg_dump' | 'pg_restore' | 'psql';

/** Finds one of Postgres’s own tools, or throws a {@link Failure} that says how to get it. */
export function findTool(name: Tool): string {
  const path = Bun.which(name);
  if (path) return path;
  throw new Failure(
    'not_found',
    `${name} isn’t installed. Install the client tools of your Postgres version or a newer one, for example with apt-get install postgresql-client.`,
  );
}

/** The address without the password, which other users would see in the list of processes. */
export function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    address: url.href,
    env: { ...process.env, ...(password && { PGPASSWORD: password }), PGCONNECT_TIMEOUT: '10' },
  };
}

/** What a tool reported when it failed. */
export function toolFailed(tool: Tool, stderr: string): Failure {
  const lines = stderr.trim().split('\n');
  const said = lines.findLast((line) => /error|fatal/i.test(line)) ?? lines.at(-1);
  const redacted = (said ?? '').replace(/:\/\/[^\s/@]*@/g, '://…@');
  const isFull = /no space left on device/i.test(stderr);
  return new Failure(
    'conflict',
    isFull
      ? 'The disk is full. Free up space, or choose a folder on another disk.'
      : `${tool} failed: ${redacted || 'it gave no reason'}`,
  );
}
