import { asc, eq } from 'drizzle-orm';
import type { CannedReplyChange, NewCannedReply } from '#contract/canned-replies';
import type { Db } from '#db/client';
import { type CannedReplyRow, cannedReplies } from '#db/schema/canned-replies';
import type { Clock } from '../clock.ts';
import { Failure } from '../http/failure.ts';
import { numberId } from '../http/path-id.ts';

const noSuchReply = 'There is no such canned reply.';
const uniqueViolation = '23505';

export type CannedReplies = ReturnType<typeof createCannedReplies>;

/** Answers that the shop gives often. */
export function createCannedReplies({ db, now }: { db: Db; now: Clock }) {
  return {
    list(): Promise<CannedReplyRow[]> {
      return db.query.cannedReplies.findMany({
        orderBy: [asc(cannedReplies.title), asc(cannedReplies.id)],
      });
    },

    async add(input: NewCannedReply): Promise<CannedReplyRow> {
      const at = now();
      const [reply] = await db
        .insert(cannedReplies)
        .values({ ...input, createdAt: at, updatedAt: at })
        .onConflictDoNothing({ target: cannedReplies.title })
        .returning();
      if (!reply) throw taken();
      return reply;
    },

    async change(id: string, input: CannedReplyChange): Promise<CannedReplyRow> {
      const [reply] = await db
        .update(cannedReplies)
        .set({ ...input, updatedAt: now() })
        .where(eq(cannedReplies.id, numberId(id, noSuchReply)))
        .returning()
        .catch((error: unknown) => {
          throw isTaken(error) ? taken() : error;
        });
      if (!reply) throw new Failure('not_found', noSuchReply);
      return reply;
    },

    async remove(id: string): Promise<void> {
      const removed = await db
        .delete(cannedReplies)
        .where(eq(cannedReplies.id, numberId(id, noSuchReply)))
        .returning({ id: cannedReplies.id });
      if (removed.length === 0) throw new Failure('not_found', noSuchReply);
    },
  };
}

/** Both databases say so in the cause of the query's error. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation;
}

function taken(): Failure {
  return new Failure('conflict', 'There is a canned reply with that title. Choose another.');
}
