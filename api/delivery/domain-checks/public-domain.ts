import { isIP } from 'node:net';

/** Names that only exist within a network, or nowhere. */
const privateEndings = new Set(
  'alt arpa corp home internal intranet invalid lan local localdomain localhost onion private test'.split(
    ' ',
  ),
);

/** A domain as DNS writes it, without 'www.', and whether it can exist in the public DNS. */
export function toPublicDomain(typed: string): { name: string; isPublic: boolean } {
  const host = URL.parse(`http://${typed.trim().toLowerCase()}/`)?.hostname ?? '';
  const name = host.replace(/\.$/, '').replace(/^www\.(?=.+\.)/, '');
  const labels = name.split('.');
  const isPublic =
    labels.length > 1 && isIP(name) === 0 && !privateEndings.has(labels.at(-1) ?? '');
  return { name: name || typed.trim(), isPublic };
}
