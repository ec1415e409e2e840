import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers';
import type { Act } from './acts.ts';

const pauseMs = 300;
/** An account may upload 60 files an hour. */
const filesPerCustomer = 50;
const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

export type UploadedFile = {
  id: string;
  email: string;
  cookie: string;
  bytes: Buffer<ArrayBuffer>;
};

/** Uploads a file after another until `isDone`. Returns those that were confirmed. */
export async function uploadFiles(act: Act, isDone: (files: number) => boolean) {
  const { visitors } = act;
  const files: UploadedFile[] = [];
  let customer = { email: '', cookie: '' };
  while (!isDone(files.length)) {
    if (files.length % filesPerCustomer === 0) customer = await signUpVerified(act);
    const id = crypto.randomUUID();
    const bytes = Buffer.concat([head, crypto.getRandomValues(Buffer.alloc(50_000))]);
    const path = `/api/attachments?name=menu.png&id=${id}`;
    const response = await visitors.send('POST', path, { file: bytes, cookie: customer.cookie });
    if (response.status === 201) files.push({ id, ...customer, bytes });
    else visitors.tally.wrong.push(`upload: ${await response.text()}`);
    await Bun.sleep(pauseMs);
  }
  return files;
}

/** Reads every file from every process. Returns a sentence for each that one doesn't have. */
export async function findLostFiles({ shop, visitors }: Act, files: UploadedFile[]) {
  const lost: string[] = [];
  for (const { url } of shop.web) {
    for (const { id, cookie, bytes } of files) {
      const response = await visitors.send('GET', `/api/attachments/${id}`, { cookie, url });
      const isSame = response.ok && bytes.equals(Buffer.from(await response.arrayBuffer()));
      if (!isSame) lost.push(`the file ${id} at ${url} (${response.status})`);
    }
  }
  return lost;
}

async function signUpVerified({ shop, visitors }: Act) {
  const { email, cookie } = await visitors.signUp();
  await shop.db
    .update(customers)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(customers.email, email));
  return { email, cookie };
}
