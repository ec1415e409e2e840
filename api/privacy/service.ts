import { Failure } from '#api/http/failure';
import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { createPrivacyRequests } from './requests.ts';

type Dependencies = { db: Db; files: FileStore; now: Clock };

export type PrivacyService = ReturnType<typeof createPrivacyService>;

/** Privacy requests as texts, for the commands of operators. */
export function createPrivacyService(deps: Dependencies) {
  const requests = createPrivacyRequests(deps);
  return {
    /** Exports all data about a person as JSON. */
    async export(email: string): Promise<string> {
      return JSON.stringify(await requests.export(deps.db, { email }), null, 2);
    },

    /** Describes what {@link erase} would do, for confirmation. Throws a `conflict` if it would. */
    async plan(email: string): Promise<string> {
      const { blocker, contents, remarks } = await requests.plan({ email });
      if (blocker) throw new Failure('conflict', blocker);
      return [
        `Data stored for ${email}: ${contents}.`,
        'Orders, payments and projects keep their amounts but lose all personal data. Everything else is deleted permanently.',
        ...remarks,
      ].join('\n');
    },

    /** Throws a `conflict` while a subscription is active or a checkout is open. */
    async erase(email: string): Promise<string> {
      const { contents, remarks } = await requests.erase({ email });
      return [`Erased ${email}: ${contents}.`, ...remarks].join('\n');
    },
  };
}
