import type { AdminRole } from '#db/values/enumerations';

/** What the audit log calls a field, and how it shows a stored value that isn’t text for people. */
export type AuditedField =
  | string
  | {
      label: string;
      /** An amount such as "19.00", an instant, or the id of a person. */
      kind?: 'money' | 'instant' | 'person';
      /** A stored value in words. */
      show?: (value: string) => string;
      /**
       * Entries only record that it changed: never secrets or customer data. The text may be too long or
       * name a customer, or the value is personal.
       */
      unrecorded?: true;
    };

/**
 * What the audit log, open pages and roles have to know about a noun. `nouns.ts` lists them, each under
 * the name that audit log entries call its kind by.
 */
export type Noun = {
  /** Of the kind, in the audit log. */
  name: string;
  /**
   * What admins do, and what the log says before its name: 'Delivered order ACC…'. Entries are never
   * changed, so add acts, but do not rename or remove them. `started`: the shop continues in the
   * background and records the outcome with the subject.
   */
  acts: Readonly<Record<string, string>>;
  /** Acts that leave the record as it is. */
  unchanging?: readonly string[];
  /** Those that several nouns have are in `nouns.ts`. */
  fields?: Readonly<Record<string, AuditedField>>;
  /**
   * What open pages are told after an act, so that they fetch it again; a form with unsaved text says so.
   */
  update: `${string}.changed`;
  /** It is published where the record changes, not with the entry, because others change it too. */
  updatesItself?: true;
  permissions?: Readonly<Record<string, RolePermission>>;
};

export type RolePermission = {
  /** In words: 'Issue refunds'. */
  allows: string;
  roles: readonly AdminRole[];
  /** Only for a person who is signed in: no API key has it. */
  personal?: true;
};

/** Shows a stored value by its name. */
export function nameIn(names: Readonly<Record<string, string>>) {
  return (value: string): string => names[value] ?? value;
}
