import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Clock } from '#api/platform/clock';
import type { CertificateState } from '#contract/operations';

const timeoutMs = 5_000;
/** How long a result is repeated. A failure is repeated for less. */
const maxAgeMs = 60 * 60 * 1000;
const maxFailureAgeMs = 5 * 60 * 1000;

type Options = {
  baseUrl: string;
  now: Clock;
  read?: (url: URL) => Promise<Date>;
};

/** Reads the certificate of the shop's own address, as visitors get it. */
export function createCertificateCheck({ baseUrl, now, read = readCertificateEnd }: Options) {
  const url = new URL(baseUrl);
  let last: CertificateState = { host: null, endsAt: null, checkedAt: null };

  return async (): Promise<CertificateState> => {
    if (url.protocol !== 'https:') return last;
    const ageMs = last.checkedAt === null ? Infinity : now().getTime() - Date.parse(last.checkedAt);
    if (ageMs < (last.endsAt === null ? maxFailureAgeMs : maxAgeMs)) return last;
    const end = await read(url).catch(() => null);
    last = {
      host: url.host,
      endsAt: end?.toISOString() ?? null,
      checkedAt: now().toISOString(),
    };
    return last;
  };
}

/** Nothing is sent over this connection, so an expired or foreign certificate can be read too. */
export function readCertificateEnd(url: URL): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(url.port) || 443,
    rejectUnauthorized: false,
    ...(isIP(host) ? {} : { servername: host }),
  });
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('Timed out')));
  socket.once('secureConnect', () => {
    const end = new Date(socket.getPeerCertificate().valid_to);
    socket.destroy();
    if (Number.isNaN(end.getTime())) reject(new Error('The certificate has no end'));
    else resolve(end);
  });
  socket.once('error', reject);
  return promise;
}
