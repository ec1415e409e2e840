import { and, eq } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { announceChange } from '#api/identity/customers/service';
import { personSubject } from '#api/office/audit/list';
import {
  type Actor,
  changed,
  changesBetween,
  writeAudit,
  writeAuditedChange,
} from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { CustomerNoteChange, NewCustomerNote } from '#contract/customer-notes';
import type { Db } from '#db/client';
import { type CustomerNoteRow, customerNotes } from '#db/schema/customer-notes';
import { findPerson } from './find.ts';

const noSuchNote = 'This note was not found. It may have been deleted.';

export type CustomerNotes = ReturnType<typeof createCustomerNotes>;

/** Internal notes about a person. Admins edit and delete only their own. */
export function createCustomerNotes({ db, now }: { db: Db; now: Clock }) {
  return {
    add(actor: Actor, personId: string, { text }: NewCustomerNote): Promise<CustomerNoteRow> {
      return db.transaction(async (tx) => {
        const at = now();
        const person = await findPerson(tx, personId);
        const author = { authorId: actor.user.id, authorName: authorOf(actor) };
        const [note] = await tx
          .insert(customerNotes)
          .values({ personId: person.id, ...author, text, createdAt: at, updatedAt: at })
          .returning();
        if (!note) throw new Error('The note was not written');
        const subject = personSubject(person);
        const changes = changed('text');
        await writeAudit(tx, actor, { at, verb: 'customer.note_added', subject, changes });
        await announceChange(tx, person, actor);
        return note;
      });
    },

    change(
      actor: Actor,
      { id, noteId }: NotePath,
      { text, version }: CustomerNoteChange,
    ): Promise<CustomerNoteRow> {
      return db.transaction(async (tx) => {
        const at = now();
        const { person, note: before } = await lockOwn(tx, actor, { id, noteId });
        if (before.version !== version) throw changedSince(before);
        if (before.text === text) return before;
        const [note] = await tx
          .update(customerNotes)
          .set({ text, version: version + 1, updatedAt: at })
          .where(eq(customerNotes.id, before.id))
          .returning();
        if (!note) throw new Error('The note is gone');
        const changes = changesBetween({ text: before.text }, { text });
        const subject = personSubject(person);
        await writeAuditedChange(tx, actor, {
          at,
          verb: 'customer.note_changed',
          subject,
          changes,
        });
        await announceChange(tx, person, actor);
        return note;
      });
    },

    async remove(actor: Actor, path: NotePath): Promise<void> {
      await db.transaction(async (tx) => {
        const { person, note } = await lockOwn(tx, actor, path);
        await tx.delete(customerNotes).where(eq(customerNotes.id, note.id));
        const subject = personSubject(person);
        await writeAudit(tx, actor, { at: now(), verb: 'customer.note_deleted', subject });
        await announceChange(tx, person, actor);
      });
    },
  };

  /** Another admin's note is not found. */
  async function lockOwn(tx: Db, { user }: Actor, { id, noteId }: NotePath) {
    const person = await findPerson(tx, id);
    const [note] = await tx
      .select()
      .from(customerNotes)
      .where(
        and(
          eq(customerNotes.id, parseRowId(noteId, noSuchNote)),
          eq(customerNotes.personId, person.id),
          eq(customerNotes.authorId, user.id),
        ),
      )
      .for('update');
    if (!note) throw new Failure('not_found', noSuchNote);
    return { person, note };
  }
}

type NotePath = { id: string; noteId: string };

export function authorOf({ user, customer }: Actor): string {
  return adminName(customer, user.username);
}

/** Only its author edits a note, so the newer version is from another window of theirs. */
function changedSince({ authorName, updatedAt }: CustomerNoteRow): Failure {
  return new Failure(
    'conflict',
    `${authorName} changed this note after you opened it. Your change was not saved.`,
    { newer: { by: authorName, at: updatedAt.toISOString() } },
  );
}
