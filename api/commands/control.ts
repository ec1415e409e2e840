import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatError } from '#api/http/format-error';
import { Failure } from '../http/failure.ts';

/** What can be asked of a running shop; each answers a sentence for whoever typed the command. */
export type Commands = Record<string, (input: unknown) => Promise<string>>;

type Answer = { said: string } | { refused: string };

const socketOf = (dataDir: string) => join(dataDir, 'control.sock');

/**
 * Lets commands run inside the process that holds the data folder. The socket is the owner's
 * alone, so whoever reaches it could read the folder as well. Answers the way to close it.
 */
export function serveControl(
  dataDir: string,
  commands: Commands,
  log: (line: string) => void,
): () => Promise<void> {
  const path = socketOf(dataDir);
  // What a killed process left behind; the folder's lock says that nobody else is there.
  rmSync(path, { force: true });
  // A command may take its time. Bun knows this option of such a socket, its types do not.
  const untimed: object = { idleTimeout: 0 };
  const fetch = (request: Request) => runRequest(request, commands, log);
  const server = Bun.serve({ unix: path, fetch, ...untimed });
  chmodSync(path, 0o600);
  return async () => {
    await server.stop(true);
    rmSync(path, { force: true });
  };
}

/** Runs a command in the shop that holds the folder; undefined where none listens. */
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
