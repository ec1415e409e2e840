import { createServer, type Socket } from 'node:net';

type Behavior =
  | 'answer'
  | 'close'
  | 'silent'
  | 'be a standby'
  | 'forget what is sent ahead'
  | 'ask for a password and hang up'
  | 'hang up at the first statement';
export type Cut = 'reset' | 'end' | 'shutdown';

/** A minimal Postgres server that answers statements without parameters, and fails on request. */
export async function scriptedPostgres() {
  const sockets = new Set<Socket>();
  /** The statements received, per connection. */
  const heard: string[][] = [];
  let accepted = 0;
  let behavior: Behavior = 'answer';

  const server = createServer((socket) => {
    accepted++;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (behavior === 'close') socket.end();
    else if (behavior === 'ask for a password and hang up') socket.end(passwordWanted);
    else if (behavior !== 'silent') converse(socket);
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('Not listening on a port');

  return {
    url: `postgres://shop@127.0.0.1:${address.port}/shop`,
    heard,
    /** The number of connections so far. */
    countConnections: () => accepted,
    /** Sets how the server responds: to new connections, and if 'silent' to open ones too. */
    behave(next: Behavior) {
      behavior = next;
    },
    /** Closes every connection, like a crash, a proxy or a server that is stopped. */
    cut(how: Cut) {
      for (const socket of sockets) {
        if (how === 'reset') socket.resetAndDestroy();
        else socket.end(how === 'shutdown' ? shuttingDown : '');
      }
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };

  function converse(socket: Socket): void {
    const statements: string[] = [];
    heard.push(statements);
    const isStandby = behavior === 'be a standby';
    let isStarted = false;
    let status: 'idle' | 'in transaction' = 'idle';
    let parsed = '';
    let pending: Buffer = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      if (behavior === 'silent') return;
      pending = Buffer.concat([pending, bytes]);
      for (;;) {
        const at = isStarted ? 1 : 0;
        if (pending.length < at + 4) return;
        const end = at + pending.readUInt32BE(at);
        if (pending.length < end) return;
        const text = pending.toString('utf8', at + 4, end - 1);
        const type = isStarted ? pending.toString('latin1', 0, 1) : 'startup';
        pending = pending.subarray(end);
        isStarted = true;
        if (type !== 'startup' && behavior === 'hang up at the first statement') socket.end();
        else if (type === 'startup') socket.write(isStandby ? standbyWelcome : welcome);
        if (type === 'Q') socket.write(answerTo(text));
        if (type === 'P') parsed = text.split('\0')[1] ?? '';
        if (type === 'S') socket.write(Buffer.concat([described, answerTo(parsed)]));
        const isAnswered = type === 'Q' || type === 'S';
        if (isAnswered && behavior === 'forget what is sent ahead') pending = Buffer.alloc(0);
      }
    });

    function answerTo(statement: string): Buffer {
      statements.push(statement);
      const [verb = ''] = statement.trim().split(/\s/);
      if (verb === 'begin') status = 'in transaction';
      if (verb === 'commit' || verb === 'rollback') status = 'idle';
      const ready = message('Z', status === 'idle' ? 'I' : 'T');
      if (isStandby) return Buffer.concat([readOnly, ready]);
      return Buffer.concat([message('C', `${verb.toUpperCase()}\0`), ready]);
    }
  }
}

/** ParseComplete and NoData. */
const described = Buffer.concat([message('1', ''), message('n', ''), message('2', '')]);
const passwordWanted = message('R', '\0\0\0\x03');
const shuttingDown = message('E', 'SFATAL\0C57P01\0Mshutting down\0\0');
const readOnly = message('E', 'SERROR\0C25006\0Mread-only\0\0');
const welcome = welcomeTo('off');
const standbyWelcome = welcomeTo('on');

function welcomeTo(standby: 'on' | 'off'): Buffer {
  return Buffer.concat([
    message('R', '\0\0\0\0'),
    message('S', `in_hot_standby\0${standby}\0`),
    message('S', 'default_transaction_read_only\0off\0'),
    message('Z', 'I'),
  ]);
}

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}
