import { isIP } from 'node:net';
import * as v from 'valibot';
import { roles } from '#db/values/enumerations';
import { isAddress, readNamedAddress } from './email-address.ts';
import { tracesSamplers } from './telemetry/samplers.ts';

/** Formats of settings, with their error messages. */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number from 0 to 65535'),
);
export const wholeNumber = (least: number, most: number, unit: string) => {
  const message = `must be a whole number of ${unit} from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};
export const webUrl = v.pipe(
  v.string(),
  v.url('must be a full address such as https://shop.example'),
  v.regex(/^https?:\/\//, 'must start with https:// or http://'),
  v.transform((url) => url.replace(/\/+$/, '')),
);
/** Used as it is, including a trailing slash. */
export const httpUrl = v.pipe(
  v.string(),
  v.url('must be a full address such as https://hooks.example/shop'),
  v.regex(/^https?:\/\//, 'must start with https:// or http://'),
);
/** As standardwebhooks.com describes it. */
export const webhookSecret = v.pipe(
  v.string(),
  v.regex(
    /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
    'must be whsec_ and at least 24 random bytes in base64',
  ),
);
/** Whether a URL points to this machine, which other machines cannot reach. */
export function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

export const hostName = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(
    /^([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]+$/,
    'must be a host name such as sites.shop.example',
  ),
);

export const bucketName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket’s name such as shop-files'),
);

/** Compared exactly, including a trailing slash. */
export const issuerUrl = v.pipe(
  v.string(),
  v.check(
    (url) =>
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/.test(url) &&
      URL.canParse(url),
    'must be an https:// address (http:// is allowed on this machine)',
  ),
);
export const postgresUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
);
export const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (url) => /^smtps?:\/\/./.test(url) && URL.canParse(url) && new URL(url).hostname !== '',
    'must be an address such as smtps://user:password@mail.example:465',
  ),
);
export const sender = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readNamedAddress(dataset.value);
    if (read) return read;
    addIssue({ message: 'must be an address such as Shop <hello@shop.example>' });
    return NEVER;
  }),
);
export const onOff = v.picklist(['on', 'off'], 'must be on or off');
export const trueOrFalse = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['true', 'false'], 'must be true or false'),
);
export const otlpOrNone = v.picklist(['otlp', 'none'], 'must be otlp or none');
export const otlpProtocol = v.literal('http/protobuf', 'must be http/protobuf');
export const tracesSampler = v.picklist(
  tracesSamplers,
  `must be one of ${tracesSamplers.join(', ')}`,
);
export const ratio = v.pipe(
  v.string(),
  v.regex(/^(0|1|[01]?\.\d+)$/, 'must be a number from 0 to 1'),
  v.transform(Number),
  v.maxValue(1, 'must be a number from 0 to 1'),
);
export const role = v.picklist(roles, 'must be web, worker or all');
export const logFormat = v.picklist(['json', 'text'], 'must be json or text');
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);
/** The provider's own names. It rejects unknown ones. */
export const paymentMethods = v.pipe(
  list,
  v.check(
    (entries) => entries.length > 0 && entries.every((entry) => /^[a-z][a-z0-9_]*$/.test(entry)),
    'must list the payment provider’s payment methods, such as card,link',
  ),
);
export const secrets = v.pipe(
  list,
  v.check(
    (entries) => entries.length > 0 && entries.every((entry) => entry.length >= 32),
    'must have at least 32 characters, and so must each entry of a list',
  ),
);
export const recipients = v.pipe(
  list,
  v.check(
    (entries) => entries.every(isAddress),
    'must be email addresses such as ada@shop.example,grace@shop.example',
  ),
);
export const networks = v.pipe(
  list,
  v.check(
    (entries) =>
      entries.every(
        (entry) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(entry) && isIP(entry.split('/')[0] ?? '') > 0,
      ),
    'must be addresses or networks such as 10.0.0.0/8',
  ),
);
