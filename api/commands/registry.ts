import * as v from 'valibot';
import type { Db } from '#db/client';
import { makeAdmin, NewAdmin } from '../credentials/admins.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { Failure } from '../http/failure.ts';
import type { Commands } from './control.ts';

/** The commands, over whichever database they were given. */
export function createCommands({ db, passwords }: { db: Db; passwords: Passwords }): Commands {
  return {
    async 'admin:create'(input) {
      const admin = read(NewAdmin, input);
      await makeAdmin(db, passwords, admin);
      return `Made the admin ${admin.username}. Sign in at /admin/login.`;
    },
  };
}

function read<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  const wrong = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Failure('validation', wrong.join('\n'));
}
