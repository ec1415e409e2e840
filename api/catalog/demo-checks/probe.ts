import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely, TLSSocket } from 'node:tls';
import ipaddr from 'ipaddr.js';

/** The only IPv6 addresses that are given out. */
const [global6, prefix] = ipaddr.IPv6.parseCIDR('2000::/3');

/** A timeout that can be split into shares of the remaining time. */
export type Timeout = { signal: AbortSignal; share: (parts: number) => Timeout };

/** Maximum size of the response headers. */
const maxHeadBytes = 16 * 1024;

/** How much of the response to a POST is read. */
const maxBodyBytes = 1024;
const maxIdleMs = 1000;

/** A request, the server to send it to, and when to give up. */
export type ProbeRequest = {
  url: URL;
  /** The resolved and checked IP address. Resolving the name again could return another one. */
  address: string;
  signal: AbortSignal;
} & (
  | { method: 'HEAD' | 'GET' }
  | { method: 'POST'; headers: Readonly<Record<string, string>>; body: string }
);

/**
 * `location`: the target of a redirect. `certificateEndsAt`: null without TLS. `framing`: the headers
 * that say who may frame the page, if there are any. `body`: the beginning of the response to a POST.
 */
export type ProbeResponse = {
  status: number;
  location: string | null;
  certificateEndsAt: Date | null;
  framing?: readonly FramingHeader[];
  body?: string;
};

export type FramingHeader = {
  name: 'x-frame-options' | 'content-security-policy';
  value: string;
};

type Answer = Omit<ProbeResponse, 'certificateEndsAt'>;

export type Probe = (question: ProbeRequest) => Promise<ProbeResponse>;

/** `ca`: trusted certificates, instead of the default ones. */
type Trust = { ca?: string };

/** Sends one request to one server and reads only the response headers, unless it is a POST. */
export function createProbe(trust: Trust = {}): Probe {
  return (question) => askOnce(question, trust);
}

async function askOnce(question: ProbeRequest, trust: Trust): Promise<ProbeResponse> {
  const { url, method, signal } = question;
  signal.throwIfAborted();
  const socket = open(question, trust);
  const stop = () => socket.destroy(new Error('Timed out'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { lines, body } = question.method === 'POST' ? posted(question) : asked;
    socket.write(
      [
        `${method} ${url.pathname}${url.search} HTTP/1.1`,
        `Host: ${url.host}`,
        ...lines,
        'Accept: */*',
        'Connection: close',
        `\r\n${body}`,
      ].join('\r\n'),
    );
    const answer = await hear(socket, method === 'POST' ? postAnswerIn : answerIn);
    return { ...answer, certificateEndsAt: certificateEndOf(socket) };
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}

const asked = { lines: ['User-Agent: demo-check'], body: '' };

function posted({ headers, body }: Extract<ProbeRequest, { method: 'POST' }>) {
  const length = { 'Content-Length': String(Buffer.byteLength(body)) };
  const all = Object.entries({ ...headers, ...length });
  return { lines: all.map(([name, value]) => `${name}: ${value}`), body };
}

function open({ url, address }: ProbeRequest, trust: Trust): Socket {
  const port = Number(url.port);
  if (url.protocol !== 'https:') return connect({ host: address, port: port || 80 });
  const name = url.hostname.replace(/^\[|\]$/g, '');
  // The certificate must match the name or, without one, the address.
  const servername = isIP(name) ? {} : { servername: name };
  return connectSecurely({ host: address, port: port || 443, ...servername, ...trust });
}

/** Whether a server was not trusted: an expired, foreign or self-signed certificate. */
export function isBadCertificate(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|UNABLE_TO_VERIFY/.test(code);
}

function certificateEndOf(socket: Socket): Date | null {
  if (!(socket instanceof TLSSocket)) return null;
  const end = new Date(socket.getPeerCertificate().valid_to);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** What `find` reads in what was received so far, or once nothing more comes. */
function hear<Found>(
  socket: Socket,
  find: (heard: string, isOver: boolean) => Found | undefined,
): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  let heard = '';
  const look = (isOver: boolean) => {
    try {
      const found = find(heard, isOver);
      if (found !== undefined) resolve(found);
      else if (heard.length > maxHeadBytes) reject(new Error('The response headers are too long'));
    } catch (error) {
      reject(error);
    }
  };
  socket.setEncoding('latin1');
  socket.on('data', (part) => {
    heard += String(part);
    look(false);
  });
  // After the headers, only a body can be late, which the answer doesn’t depend on.
  socket.setTimeout(maxIdleMs, () => finalHeadIn(heard) !== undefined && look(true));
  socket.on('error', reject);
  socket.on('close', () => {
    look(true);
    reject(new Error('The connection closed before the response headers ended'));
  });
  return promise;
}

function answerIn(heard: string): Answer | undefined {
  const head = finalHeadIn(heard);
  return head === undefined ? undefined : readHead(head);
}

/** With the beginning of the body. */
function postAnswerIn(heard: string, isOver: boolean): Answer | undefined {
  const head = finalHeadIn(heard);
  if (head === undefined) return undefined;
  const answer = readHead(head);
  const rest = heard.slice(heard.indexOf(head) + head.length + 4);
  const isChunked = /\r\ntransfer-encoding:[ \t]*chunked/i.test(head);
  const length = Number(/\r\ncontent-length:[ \t]*(\d+)/i.exec(head)?.[1] ?? Infinity);
  const { body, isWhole } = isChunked
    ? joinChunks(rest)
    : { body: rest, isWhole: rest.length >= length };
  if (!isWhole && !isOver && body.length < maxBodyBytes && answer.status !== 204) return undefined;
  const text = Buffer.from(body.slice(0, maxBodyBytes), 'latin1').toString();
  return { ...answer, body: text.replace(/\uFFFD$/, '') };
}

function joinChunks(rest: string): { body: string; isWhole: boolean } {
  let body = '';
  let from = 0;
  for (;;) {
    const size = /^([0-9a-f]+)[^\r\n]*\r\n/i.exec(rest.slice(from, from + 100));
    if (!size?.[1]) return { body, isWhole: false };
    const length = Number.parseInt(size[1], 16);
    if (length === 0) return { body, isWhole: true };
    const start = from + size[0].length;
    body += rest.slice(start, start + length);
    from = start + length + 2;
  }
}

/** Skips interim responses such as '100 Continue' and '103 Early Hints'. */
function finalHeadIn(heard: string): string | undefined {
  const whole = heard.split('\r\n\r\n').slice(0, -1);
  return whole.find((head) => !/^HTTP\/1\.[01] 1\d\d/.test(head));
}

function readHead(head: string): Answer {
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1];
  if (!status) throw new Error('Not an HTTP response');
  const framing = framingHeadersIn(head);
  return {
    status: Number(status),
    location: /\r\nlocation:[ \t]*(\S+)/i.exec(head)?.[1] ?? null,
    ...(framing.length > 0 && { framing }),
  };
}

function framingHeadersIn(head: string): FramingHeader[] {
  return framingNames.flatMap((name) =>
    [...head.matchAll(new RegExp(`\\r\\n${name}:([^\\r\\n]*)`, 'gi'))].map(([, value = '']) => ({
      name,
      value: value.trim(),
    })),
  );
}

const framingNames = ['x-frame-options', 'content-security-policy'] as const;

export function startTimeout(ms: number): Timeout {
  const end = performance.now() + ms;
  return {
    signal: AbortSignal.timeout(Math.ceil(ms)),
    share: (parts) => startTimeout(Math.max(0, end - performance.now()) / parts),
  };
}

/** For work that cannot be cancelled: stops waiting for it when the signal aborts. */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', giveUp));
}

/** Whether an IP address is public, and not of this machine, a local network or a tunnel to one. */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isUnicast(ipaddr.parse(address));
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.match(global6, prefix) && isUnicast(parsed);
}

/** Not in a range that is reserved for something else. */
function isUnicast(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'unicast';
}
