import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const folder = `${import.meta.dir}/../schema`;

/** Every table of the schema, by the name of its export. */
export const allTables: Readonly<Record<string, PgTable>> = Object.fromEntries(
  (
    await Promise.all(
      [...new Bun.Glob('*.ts').scanSync(folder)].map(async (file) =>
        Object.entries<unknown>(await import(`${folder}/${file}`)),
      ),
    )
  )
    .flat()
    .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable)),
);
