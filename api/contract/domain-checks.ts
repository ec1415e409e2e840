import * as v from 'valibot';
import { instantText } from './fields.ts';

/** A record that a customer sets where their domain is registered. */
const DomainRecord = v.object({
  /** The full name: 'www.example.com'. */
  name: v.string(),
  type: v.picklist(['A', 'AAAA', 'CNAME']),
  /** null: the records of this type have to be removed. */
  value: v.nullable(v.string()),
  /** What is set instead, or next to it. Addresses that aren’t public are left out. */
  found: v.array(v.string()),
  state: v.picklist(['set', 'missing', 'other', 'unknown']),
});
export type DomainRecord = v.InferOutput<typeof DomainRecord>;

/** Whether the domain of a brief points to our servers, as DNS answered. */
export const DomainCheck = v.object({
  /** Without 'www.', in ASCII. */
  domain: v.string(),
  status: v.picklist(['set', 'not_yet', 'no_such_domain', 'check_failed']),
  records: v.array(DomainRecord),
  checkedAt: instantText,
});
export type DomainCheck = v.InferOutput<typeof DomainCheck>;
