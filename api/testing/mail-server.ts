import { SMTPServer } from 'smtp-server';

/** A received email with its envelope and raw message. */
export type ReceivedMail = { from: string; to: string[]; user: string | null; raw: string };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type Options = {
  /** Returns the error for a refused recipient, or null. */
  refuse?: (recipient: string) => Error | null;
  /** The account that may send; `any` records who sent. Without it, no sign-in is required. */
  account?: { user: string; password: string } | 'any';
};

/** Starts a real SMTP server on loopback that keeps the received emails. */
export async function startMailServer({ refuse = () => null, account }: Options = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const right =
        account === 'any' || (username === account?.user && password === account?.password);
      done(right ? null : new Error('Wrong user or password'), { user: username });
    },
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          user: typeof user === 'string' ? user : null,
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const urlOf = (user: string, password: string) =>
    `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const isOne = account !== undefined && account !== 'any';

  return {
    url: isOne ? urlOf(account.user, account.password) : `smtp://127.0.0.1:${port}`,
    /** The address for a sender of this name, if `any` may send. */
    urlOf: (user: string) => urlOf(user, 'any'),
    received,
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}

/** Reads the unfolded headers of a message by lowercase name. Repeated headers are kept. */
export function headersOf({ raw }: ReceivedMail): Record<string, string[]> {
  const [head = ''] = raw.split('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    headers[name] = [...(headers[name] ?? []), line.slice(name.length + 1).trim()];
  }
  return headers;
}
