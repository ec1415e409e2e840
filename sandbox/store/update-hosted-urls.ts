import type { Database } from 'bun:sqlite';

/** Updates stored URLs, since the server's address may change between starts. */
export function updateHostedUrls(database: Database, publicUrl: string): void {
  database.run(
    `UPDATE objects SET body = json_set(body, '$.url', ? || '/c/pay/' || id)
     WHERE kind = 'checkout.session' AND json_extract(body, '$.status') = 'open'`,
    [publicUrl],
  );
  database.run(
    `UPDATE objects SET body = json_set(body, '$.url', ? || '/p/session/' || id)
     WHERE kind = 'billing_portal.session'`,
    [publicUrl],
  );
  database.run(
    `UPDATE objects SET body = json_set(body,
       '$.hosted_invoice_url', ?1 || '/i/' || id, '$.invoice_pdf', ?1 || '/i/' || id || '/pdf')
     WHERE kind = 'invoice' AND json_extract(body, '$.number') IS NOT NULL
       AND json_extract(body, '$.hosted_invoice_url') IS NOT ?1 || '/i/' || id`,
    [publicUrl],
  );
}
