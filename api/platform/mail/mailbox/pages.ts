import { brand } from '#contract/brand';
import type { MailRow } from '#db/schema/mails';
import { html, Markup } from '../templates/markup.ts';
import { mailboxStyle } from '../templates/styles.ts';

/** An email that has been delivered. */
export type DeliveredMail = MailRow & { text: string; html: string; sentAt: Date };

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Lists delivered emails, newest first. */
export function mailboxPage(arrived: DeliveredMail[]): string {
  return frame(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p class="soft">No mail server is configured (<code>SMTP_URL</code>), so emails stay on this machine. Every email that the shop sends appears here.</p>
${
  arrived.length === 0
    ? html`<p>No emails yet.</p>`
    : html`<ul>${arrived.map(
        (mail) =>
          html`<li><a href="/mailbox/${String(mail.id)}"><span class="subject">${mail.subject}</span>
<span class="soft">${mail.to}</span> ${sentAt(mail)}</a></li>\n`,
      )}</ul>`
}`,
  );
}

/** Shows an email's HTML and text parts. */
export function mailPage(mail: DeliveredMail): string {
  return frame(
    mail.subject,
    html`<p><a href="/mailbox">All emails</a></p>
<h1>${mail.subject}</h1>
<p class="soft">To ${mail.to} · ${sentAt(mail)}</p>
<iframe title="Email preview" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inFrame(mail.html)}"></iframe>
<h2>Plain text</h2>
<pre>${mail.text}</pre>`,
  );
}

/** Opens links outside the frame. */
function inFrame(mail: string): string {
  return mail.replace('<head>', '<head><base target="_blank">');
}

function sentAt({ sentAt: at }: DeliveredMail): Markup {
  return html`<time class="soft" datetime="${at.toISOString()}">${time.format(at)} (UTC)</time>`;
}

function frame(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title} · ${brand.name}</title>
<style>${new Markup(mailboxStyle)}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`.text;
}
