import * as v from 'valibot';
import { toAsciiAddress } from '../email-address.ts';
import { emailAddress, lengths, line } from '../fields.ts';

/** The longest name that inboxes show in full. */
export const maxSenderName = 60;

const noAddress = 'Enter an email address, such as support@example.com.';
const address = emailAddress(noAddress);

/**
 * How emails are signed. Without a name, it is the shop's; without a reply address, replies go to
 * the support address, which customers also see on pages.
 */
export const SenderSettings = v.object({
  name: v.pipe(
    line(maxSenderName),
    v.check((name) => !/[<>"@]/.test(name), 'Enter a name without @, quotes and angle brackets.'),
  ),
  replyTo: v.pipe(
    line(lengths.email),
    v.toLowerCase(),
    v.check((text) => text === '' || v.is(address, text), noAddress),
    v.transform((text) => toAsciiAddress(text) ?? text),
  ),
  supportEmail: address,
});
export type SenderSettings = v.InferOutput<typeof SenderSettings>;
