export type MailboxMail = { to: string; subject: string; text: string; html: string };

/** Waits for an email to an address that matches a pattern. Returns it and the ones before it. */
export async function mailsTo(
  shop: { url: string },
  address: string,
  pattern: RegExp,
): Promise<[MailboxMail, ...MailboxMail[]]> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const answer = await fetch(`${shop.url}/mailbox`, { headers: { accept: 'application/json' } });
    const all: MailboxMail[] = await answer.json();
    const theirs = all.filter(({ to }) => to === address);
    const meant = theirs.findIndex(({ subject, text }) => pattern.test(`${subject}\n${text}`));
    const [newest, ...before] = meant < 0 ? [] : theirs.slice(meant);
    if (newest) return [newest, ...before];
    await Bun.sleep(100);
  }
  throw new Error(`No mail to ${address} with ${pattern}`);
}
