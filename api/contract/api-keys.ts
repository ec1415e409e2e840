import * as v from 'valibot';
import { instantInput, instantText, line } from './fields.ts';

export const maxKeyNameLength = 60;
export const maxKeyNetworks = 20;

/** What every secret begins with, so that scanners find one that was published. */
export const keyPrefix = 'swk_';

/** A key that programs call the API with. */
export const ApiKey = v.object({
  id: v.number(),
  name: v.string(),
  /** How the secret begins. */
  prefix: v.string(),
  /** The admin who created it, and as whom programs act. */
  owner: v.object({ id: v.number(), name: v.string() }),
  /** Permissions. Those that the owner’s role has lost are refused. */
  scopes: v.array(v.string()),
  /** Addresses and CIDR ranges that it works from. Empty: any. */
  networks: v.array(v.string()),
  status: v.picklist(['active', 'expired', 'revoked']),
  createdAt: instantText,
  /** null: never */
  expiresAt: v.nullable(instantText),
  /** To the minute; null: never */
  lastUsedAt: v.nullable(instantText),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

/** Those that work, then the others, the newest first. */
export const ApiKeyList = v.array(ApiKey);

export const NewApiKey = v.object({
  name: v.pipe(line(maxKeyNameLength), v.nonEmpty('Enter the name of the program.')),
  scopes: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(60))),
    v.minLength(1, 'Choose at least one permission.'),
    v.maxLength(100),
  ),
  networks: v.optional(
    v.pipe(
      v.array(line(60)),
      v.maxLength(maxKeyNetworks, `Enter up to ${maxKeyNetworks} networks.`),
    ),
    [],
  ),
  expiresAt: v.nullish(instantInput, null),
});
export type NewApiKey = v.InferOutput<typeof NewApiKey>;

/** `secret` is shown once: only its digest is stored. */
export const CreatedApiKey = v.object({ ...ApiKey.entries, secret: v.string() });
export type CreatedApiKey = v.InferOutput<typeof CreatedApiKey>;
