import { makeZip } from 'client-zip';
import { plainAnswers } from '#api/commerce/orders/delivery/brief-states';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { avoidReserved } from '#api/platform/files/file-response';
import { bodyOf, type FileStore, type StoredFile } from '#api/platform/files/store';
import { answeredQuestions } from '#contract/answered-questions';
import { measureBrief } from '#contract/brief-answers';
import { briefFieldLabel } from '#contract/brief-questions';
import type { Db } from '#db/client';
import type { BriefFileRow } from '#db/schema/briefs';
import type { OrderRow } from '#db/schema/orders';
import { type BriefFacts, lockOf, readBrief, requirePaid } from './repository.ts';

type Dependencies = { db: Db; files: FileStore; now: Clock };

export type BriefArchive = ReturnType<typeof createBriefArchive>;

/**
 * A brief with all its files, as one ZIP archive for admins. A file is read when the client has taken
 * the one before.
 */
export function createBriefArchive({ db, files, now }: Dependencies) {
  return async (actor: Actor, order: OrderRow): Promise<Response> => {
    requirePaid(order);
    const facts = await readBrief(db, order);
    const paths = pathsOf(facts);
    const damaged: string[] = [];
    const intact: IntactFile[] = [];
    for (const { id, key, sizeBytes, createdAt } of facts.files) {
      const name = paths.get(id) ?? id;
      const file = await files.get(key);
      if (file?.size !== sizeBytes) damaged.push(name);
      else intact.push({ name, lastModified: createdAt, file });
    }
    const at = now();
    const input = writeBriefText(facts, paths, damaged);
    const text = { name: 'brief.txt', lastModified: at, input };
    const subject = { id: order.id, name: order.orderId };
    await writeAudit(db, actor, { at, verb: 'order.brief_downloaded', subject });
    return new Response(makeZip(contentsOf(text, intact)), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${order.orderId}-brief.zip"`,
      },
    });
  };
}

type IntactFile = { name: string; lastModified: Date; file: StoredFile };

type Entry = {
  name: string;
  lastModified: Date;
  input: string | Blob | ReadableStream<Uint8Array>;
  size?: number;
};

function* contentsOf(text: Entry, files: readonly IntactFile[]): Generator<Entry> {
  yield text;
  for (const { name, lastModified, file } of files) {
    yield { name, lastModified, input: bodyOf(file), size: file.size };
  }
}

/** A path for each file, by its question. No two are the same, also where case is ignored. */
function pathsOf({ files, sections }: BriefFacts): Map<string, string> {
  const taken = new Set<string>();
  const paths = new Map<string, string>();
  for (const { id, field, name } of files) {
    const path = freePath(taken, folderOf(briefFieldLabel(field, sections)), name);
    taken.add(path.toLowerCase());
    paths.set(id, path);
  }
  return paths;
}

function freePath(taken: ReadonlySet<string>, folder: string, name: BriefFileRow['name']): string {
  const [, stem = name, ending = ''] = /^(.+)(\.[^.]+)$/u.exec(name) ?? [];
  let path = `${folder}/${name}`;
  for (let count = 2; taken.has(path.toLowerCase()); count++) {
    path = `${folder}/${stem} (${count})${ending}`;
  }
  return path;
}

/** A label that an admin typed, as a folder on any system. */
function folderOf(label: string): string {
  const plain = [...label.normalize('NFC')]
    .slice(0, 60)
    .join('')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%/\\]/g, '_')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/gu, '');
  return avoidReserved(plain || 'Files');
}

/** A brief as a text file: each answer below its question, then the files and open questions. */
function writeBriefText(
  { order, brief, fields, files, sections }: BriefFacts,
  paths: ReadonlyMap<string, string>,
  damaged: readonly string[],
): string {
  const answers = plainAnswers(brief?.answers ?? {});
  const labelOf = (key: string) => briefFieldLabel(key, sections);
  const { percent, missing } = measureBrief(fields, answers, files);
  const sent = brief?.sentAt ? `Sent ${writeTime(brief.sentAt)}` : 'Not sent yet';
  return [
    `Website brief of ${order.orderId}\n${order.productTitle}\n${sent}, ${percent}% done`,
    ...answeredQuestions(answers, sections).map(({ label, text }) => block(label, [text])),
    block(
      'Files',
      [...paths.values()].filter((path) => !damaged.includes(path)),
    ),
    block('Missing or damaged files. Ask for them again', damaged),
    block('Open questions', lockOf(order) ? [] : missing.map(({ key }) => labelOf(key))),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** A heading that is underlined, above its lines; '' without lines. */
function block(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return [heading, '-'.repeat([...heading].length), ...lines].join('\n');
}

function writeTime(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
