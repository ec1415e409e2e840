/** RFC 5321, in octets: of the local part, of a label of the domain, and of all of an address. */
const longest = { local: 64, label: 63, domain: 253, address: 254 } as const;

/** RFC 5322's atext, and RFC 6531's letters of other scripts. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+$/u;
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** Nothing that a URL reads as a port, a path, a user or an escape. */
const domainCharacters = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;
const label = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/**
 * An address that mail systems deliver to (RFC 5321 and 6531), with its domain in ASCII form; null
 * for anything else. A domain that is ASCII already stays as typed. Quoted local parts and IP
 * addresses are refused: no provider gives them to people, and they hide header injection.
 */
export function toAsciiAddress(typed: string): string | null {
  if (typed.length > longest.address || invisible.test(typed)) return null;
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0)).normalize('NFC');
  const domain = toAsciiDomain(typed.slice(at + 1));
  if (at < 1 || domain === null || byteLength(local) > longest.local) return null;
  if (!local.split('.').every((atom) => localPart.test(atom))) return null;
  const address = `${local}@${domain}`;
  return byteLength(address) > longest.address ? null : address;
}

function toAsciiDomain(typed: string): string | null {
  if (!domainCharacters.test(typed) || !URL.canParse(`http://${typed}`)) return null;
  const isAscii = /^[\x20-\x7e]*$/.test(typed);
  const domain = isAscii ? typed : new URL(`http://${typed}`).hostname;
  const labels = domain.split('.');
  const isDomain =
    labels.length > 1 &&
    domain.length <= longest.domain &&
    labels.every((part) => part.length <= longest.label && label.test(part)) &&
    /[a-z]/i.test(labels.at(-1) ?? '');
  return isDomain ? domain : null;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
