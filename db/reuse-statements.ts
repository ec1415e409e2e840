import type { PGlite } from '@electric-sql/pglite';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Statement {
  text: string;
  name: string;
  /** The types of its parameters, once they were described. */
  parameters?: Messages;
  /** The types of its columns, once they were described. */
  columns?: Messages;
}

/** Each holds a plan in memory. */
const maxStatements = 300;

/**
 * Lets a client parse and describe a statement once. By itself PGlite does so at each execution, which takes more than
 * half of the time. It sends the protocol's messages one by one: parse, describe, bind, describe, execute, sync.
 */
export function reuseStatements(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  /** By text, the least recently used first. */
  const statements = new Map<string, Statement>();
  let current: Statement = { text: '', name: '' };
  let count = 0;

  client.execProtocolStream = async (message, options) => {
    const type = String.fromCharCode(message[0] ?? 0);
    const described = String.fromCharCode(message[5] ?? 0);
    if (type === 'P') {
      const text = Buffer.from(message.subarray(5)).toString('latin1');
      const known = statements.get(text);
      statements.delete(text);
      current = known ?? { text, name: `s${count++}` };
      const answer = known ? [] : await send(withName(message, 5, current.name), options);
      statements.set(text, current);
      const [oldest] = statements;
      if (oldest && statements.size > maxStatements) {
        statements.delete(oldest[0]);
        await send(withName(closeStatement, 6, oldest[1].name), options);
      }
      return answer;
    }
    if (type === 'D' && described === 'S') {
      current.parameters ??= await send(withName(message, 6, current.name), options);
      return current.parameters;
    }
    if (type === 'D') {
      current.columns ??= await send(message, options);
      return current.columns;
    }
    if (type !== 'B') return send(message, options);
    try {
      return await send(withName(message, 6, current.name), options);
    } catch (error) {
      if (staleCodes.has(Object(error).code)) statements.delete(current.text);
      throw error;
    }
  };
}

/** A statement is gone, or its table has changed: it is parsed again the next time. */
const staleCodes = new Set(['26000', '0A000']);

/** Closes a statement without a name. */
const closeStatement = Buffer.from('C\0\0\0\x06S\0');

/** The message for a named statement instead of one without a name. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  named.writeUInt32BE(named.length - 1, 1);
  return named;
}
