import type { Database } from 'bun:sqlite';

/** The address of the hosted pages may be another one after a restart. */
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
