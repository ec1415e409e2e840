import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatError } from '#api/http/format-error';
import { Failure } from '../http/failure.ts';

/** Commands that a running shop accepts. Each returns a message for the operator. */
export type Commands = Record<string, (input: unknown) => Promise<string>>;

type Answer = { said: string } | { refused: string };

const socketOf = (dataDir: string) => join(dataDir, 'control.sock');

/**
 * Runs commands inside the process that holds the data folder. Only the folder's owner can access
 * the socket, and they could read the folder anyway. Returns a function that closes it.
 */
export function serveControl(
  dataDir: string,
  commands: Commands,
  log: (line: string) => void,
): () => Promise<void> {
  const path = socketOf(dataDir);
  // A killed process may leave its socket. The folder's lock guarantees that no other process uses
  // it.
  rmSync(path, { force: true });
  // Commands can take long. Bun supports this option for unix sockets, but its types omit it.
  const untimed: object = { idleTimeout: 0 };
  const fetch = (request: Request) => runRequest(request, commands, log);
  const server = Bun.serve({ unix: path, fetch, ...untimed });
  chmodSync(path, 0o600);
  return async () => {
    await server.stop(true);
    rmSync(path, { force: true });
  };
}

/** Runs a command in the shop that holds the folder. undefined if none is running. */
export async function callControl(
  dataDir: string,
  command: string,
  input: unknown,
): Promise<Answer | undefined> {
  const unix = socketOf(dataDir);
  if (!existsSync(unix)) return undefined;
  const response = await fetch(`http://localhost/${encodeURIComponent(command)}`, {
    unix,
    timeout: false,
    method: 'POST',
    body: JSON.stringify(input),
  });
  return response.json() as Promise<Answer>;
}

async function runRequest(
  request: Request,
  commands: Commands,
  log: (line: string) => void,
): Promise<Response> {
  const name = decodeURIComponent(new URL(request.url).pathname.slice(1));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return answer({ refused: `Unknown command: ${name}.` });
  try {
    return answer({ said: await command(await request.json()) });
  } catch (error) {
    if (error instanceof Failure) return answer({ refused: error.sentence });
    log(`command ${name}: ${formatError(error)}`);
    return answer({ refused: 'The command failed. See the shop’s log for details.' });
  }
}

function answer(words: Answer): Response {
  return Response.json(words);
}
