import * as v from 'valibot';
import { siteProblems } from '#db/values/enumerations';
import { instantText, lengths, line } from './fields.ts';

/** How long before its end a certificate counts as ending soon. */
export const certificateEndsSoonDays = 14;

/** A website that answered fails for this long, in two checks, before it counts as down. */
export const downAfterMinutes = 5;

/** The address of a customer's website: https, a domain name, no port and no password. */
export function liveAddress() {
  return v.pipe(
    line(lengths.url),
    v.check(
      isLiveAddress,
      'Enter the full address with its domain, such as https://www.example.com.',
    ),
  );
}

const checked = {
  /** Why it doesn’t answer; null if it does. */
  problem: v.nullable(v.picklist(siteProblems)),
  /** The HTTP status; null without an answer. */
  status: v.nullable(v.number()),
  /** In milliseconds, redirects included; null without an answer. */
  responseMs: v.nullable(v.number()),
  /** The end of its certificate as last read; null: none was read. */
  certificateEndsAt: v.nullable(instantText),
};

/** What a check found at an address. */
export const AddressReport = v.object(checked);
export type AddressReport = v.InferOutput<typeof AddressReport>;

export const AddressToCheck = v.object({ url: liveAddress() });

/** The last check of a customer’s website. */
export const SiteCheck = v.object({
  checkedAt: instantText,
  /** When it last answered; null: never at this address. */
  answeredAt: v.nullable(instantText),
  /** The first of the failed checks in a row; null while it answers. */
  failingSince: v.nullable(instantText),
  ...checked,
});
export type SiteCheck = v.InferOutput<typeof SiteCheck>;

/** A live website as its customer sees it. */
export const LiveSite = v.object({
  url: v.string(),
  /** When it was last seen as it is: answering or, if it is down, failing. null: not checked yet. */
  checkedAt: v.nullable(instantText),
  /** null while it answers. */
  downSince: v.nullable(instantText),
});
export type LiveSite = v.InferOutput<typeof LiveSite>;

function isLiveAddress(address: string): boolean {
  return isPublicAddress(address) && !URL.parse(address)?.port;
}

/** https at a domain name, without a password: not an address within a network or a machine. */
export function isPublicAddress(address: string): boolean {
  const url = /^https:\/\/[^/\\]/i.test(address) && URL.parse(address);
  if (!url || url.username || url.password) return false;
  return /\.[a-z][a-z0-9-]*[a-z0-9]\.?$/.test(url.hostname);
}
