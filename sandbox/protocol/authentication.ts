import { timingSafeEqual } from 'node:crypto';
import { ProviderError } from './errors.ts';

/** Accepts the secret key as a bearer token or as a basic auth user name. */
export function authenticate(request: Request, secretKey: string): void {
  const [scheme = '', credentials = ''] = (request.headers.get('authorization') ?? '').split(' ');
  const given = scheme.toLowerCase() === 'basic' ? userName(credentials) : credentials;
  if (given === '') {
    throw unauthorized(
      'You did not provide an API key. Send it in the Authorization header, as a Bearer token.',
    );
  }
  if (!same(given, secretKey)) throw unauthorized(`Invalid API Key provided: ${masked(given)}`);
}

function userName(credentials: string): string {
  return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
}

function same(left: string, right: string): boolean {
  const digest = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

function masked(key: string): string {
  const printable = key.replace(/[^\x20-\x7e]/g, '');
  return `${printable.slice(0, 8)}${'*'.repeat(8)}${printable.length > 16 ? printable.slice(-4) : ''}`;
}

function unauthorized(message: string): ProviderError {
  return new ProviderError(401, { type: 'invalid_request_error', message });
}
