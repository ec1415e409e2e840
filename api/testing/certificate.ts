import { generateKeyPairSync, sign } from 'node:crypto';

type Subject = { names: string[]; addresses: string[] };

/** Creates a self-signed certificate for a server on loopback. */
export function aCertificate({ names, addresses }: Subject): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signature = der(sequence, oid('2a8648ce3d040302'));
  const who = der(sequence, der(set, der(sequence, oid('550403'), text('a test'))));
  const body = der(
    sequence,
    der(explicit(0), integer(2)),
    integer(1),
    signature,
    who,
    der(sequence, utcTime('000101000000Z'), utcTime('490101000000Z')),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(explicit(3), der(sequence, alternativeNames({ names, addresses }))),
  );
  const proof = sign('sha256', body, privateKey);
  const whole = der(sequence, body, signature, der(bitString, Buffer.of(0), proof));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function alternativeNames({ names, addresses }: Subject): Buffer {
  const all = [
    ...names.map((name) => der(0x82, Buffer.from(name))),
    ...addresses.map((address) => der(0x87, Buffer.from(address.split('.').map(Number)))),
  ];
  return der(sequence, oid('551d11'), der(octetString, der(sequence, ...all)));
}

const sequence = 0x30;
const set = 0x31;
const bitString = 0x03;
const octetString = 0x04;
const explicit = (tag: number) => 0xa0 + tag;

const integer = (value: number) => der(0x02, Buffer.of(value));
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (value: string) => der(0x0c, Buffer.from(value));
const utcTime = (value: string) => der(0x17, Buffer.from(value));

/** Encodes a tag, a length and the content as DER (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}
