import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { findLastAction } from '#api/office/audit/list';
import {
  type Actor,
  changesBetween,
  writeAudit,
  writeAuditedChange,
} from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type {
  CannedReplyChange,
  CannedReplyListQuery,
  NewCannedReply,
} from '#contract/canned-replies';
import type { Db } from '#db/client';
import { type CannedReplyRow, cannedReplies } from '#db/schema/canned-replies';
import { folded, matchesWords } from '#db/search';

const list: ListPlan<CannedReplyRow, 'title' | 'updatedAt'> = {
  id: cannedReplies.id,
  idOf: ({ id }) => id,
  sorts: {
    title: { by: cannedReplies.title, kind: 'text', of: ({ title }) => title },
    updatedAt: { by: cannedReplies.updatedAt, kind: 'instant', of: ({ updatedAt }) => updatedAt },
  },
};

const words = sql`(${cannedReplies.title} || E'\\n' || ${cannedReplies.text})`;

const noSuchReply = 'This canned reply was not found.';
const uniqueViolation = '23505';

export type CannedReplies = ReturnType<typeof createCannedReplies>;

export function createCannedReplies({ db, now }: { db: Db; now: Clock }) {
  return {
    list: (query: CannedReplyListQuery): Promise<Page<CannedReplyRow>> =>
      listCannedReplies(db, query),

    add(actor: Actor, input: NewCannedReply): Promise<CannedReplyRow> {
      return db.transaction(async (tx) => {
        const at = now();
        const [reply] = await tx
          .insert(cannedReplies)
          .values({ ...input, createdAt: at, updatedAt: at })
          .onConflictDoNothing({ target: cannedReplies.title })
          .returning();
        if (!reply) throw taken();
        const subject = subjectOf(reply);
        const changes = changesBetween({}, factsOf(reply));
        await writeAudit(tx, actor, { at, verb: 'canned_reply.created', subject, changes });
        return reply;
      });
    },

    change(
      actor: Actor,
      id: string,
      { readAt, ...input }: CannedReplyChange,
    ): Promise<CannedReplyRow> {
      const which = eq(cannedReplies.id, parseRowId(id, noSuchReply));
      return db.transaction(async (tx) => {
        const at = now();
        const [before] = await tx.select().from(cannedReplies).where(which).for('update');
        if (!before) throw noReply();
        if (readAt !== undefined && readAt !== before.updatedAt.toISOString()) {
          throw await editConflict(tx, before);
        }
        const [reply] = await tx
          .update(cannedReplies)
          .set({ ...input, updatedAt: at })
          .where(which)
          .returning()
          .catch((error: unknown) => {
            throw isTaken(error) ? taken() : error;
          });
        if (!reply) throw noReply();
        const changes = changesBetween(factsOf(before), factsOf(reply));
        const subject = subjectOf(reply);
        await writeAuditedChange(tx, actor, { at, verb: 'canned_reply.changed', subject, changes });
        return reply;
      });
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const which = eq(cannedReplies.id, parseRowId(id, noSuchReply));
      await db.transaction(async (tx) => {
        const [removed] = await tx.delete(cannedReplies).where(which).returning();
        if (!removed) throw noReply();
        const subject = subjectOf(removed);
        await writeAudit(tx, actor, { at: now(), verb: 'canned_reply.deleted', subject });
      });
    },
  };
}

async function editConflict(tx: Db, { id, updatedAt }: CannedReplyRow): Promise<Failure> {
  const known = await findLastAction(tx, ['canned_reply.changed'], id);
  const newer = known ?? { by: null, at: updatedAt.toISOString() };
  const by = newer.by ?? 'Another admin';
  return new Failure('conflict', `${by} changed this reply after you opened it.`, { newer });
}

const subjectOf = ({ id, title }: CannedReplyRow) => ({ id, name: title });
const factsOf = ({ title, text }: CannedReplyRow) => ({ title, text });

/** PGlite and Postgres both report the violated constraint in the error's cause. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation;
}

function noReply(): Failure {
  return new Failure('not_found', noSuchReply);
}

function taken(): Failure {
  return new Failure(
    'conflict',
    'A canned reply with this title already exists. Choose another title.',
  );
}

function listCannedReplies(db: Db, query: CannedReplyListQuery): Promise<Page<CannedReplyRow>> {
  const { q } = query;
  return readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select()
      .from(cannedReplies)
      .where(and(after, q ? matchesWords(folded(words), q) : undefined))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
