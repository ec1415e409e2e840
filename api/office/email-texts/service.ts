import { Failure, invalid } from '#api/http/failure';
import type { RateLimits } from '#api/http/rate-limits';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { SettingsCache } from '#api/office/settings/reader';
import type { SettingsVersions } from '#api/office/settings/versions';
import type { Clock } from '#api/platform/clock';
import type { NamedAddress } from '#api/platform/email-address';
import type { Mail } from '#api/platform/mail/service';
import { templates } from '#api/platform/mail/templates/all';
import { writeMail } from '#api/platform/mail/templates/write';
import type {
  EmailDraft,
  EmailPreview,
  EmailSender,
  EmailTextsChange,
  EmailTextsRestore,
} from '#contract/email-templates';
import { type EmailTextName, type EmailTexts, findTextProblem } from '#contract/email-texts';
import type { SettingsHistoryQuery } from '#contract/shop-settings';
import type { Db } from '#db/client';
import type { ShopSettingsRow } from '#db/schema/shop-settings';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { emailSection } from '#db/values/settings';
import { keepChanges, readTexts, rulesOf, sampleOf, variablesOf } from './texts.ts';

type Dependencies = {
  db: Db;
  versions: SettingsVersions;
  mail: Mail;
  limits: RateLimits;
  settings: SettingsCache;
  /** Who emails come from; null: no mail server is set up. */
  sender: NamedAddress | null;
  baseUrl: string;
  now: Clock;
};

/** An email's newest stored texts, if it has any. */
export type StoredTexts = { kind: MailKind; row: ShopSettingsRow | undefined };

/** An admin, and where their emails go. */
type Recipient = Actor & { customer: { email: string | null } };

export type EmailTextsService = ReturnType<typeof createEmailTexts>;

/** What the shop's emails say: the editable texts of each, their versions, previews and tests. */
export function createEmailTexts(deps: Dependencies) {
  const { db, versions, mail, limits, settings, sender, baseUrl, now } = deps;

  const shop = () => ({ ...settings.forMails(), baseUrl });

  const find = async (kind: MailKind): Promise<StoredTexts> => ({
    kind,
    row: await versions.newest(emailSection(kind)),
  });

  return {
    /** As an inbox shows it. */
    sender(): EmailSender {
      const own = settings.current();
      return {
        name: own.sender.name || sender?.name || own.brand.name,
        address: sender?.address ?? null,
        replyTo: own.sender.replyTo || own.sender.supportEmail,
      };
    },

    async list(): Promise<StoredTexts[]> {
      const rows = await versions.newestOf(mailKinds.map(emailSection));
      return mailKinds.map((kind) => ({
        kind,
        row: rows.find(({ section }) => section === emailSection(kind)),
      }));
    },

    find,

    /** The variables with the values of the first sample. */
    variables: (kind: MailKind) => variablesOf(kind, shop()),

    async change(actor: Actor, kind: MailKind, { version, texts }: EmailTextsChange) {
      const value = keepChanges(kind, checked(kind, texts));
      const section = emailSection(kind);
      return { kind, row: await versions.add(actor, { section, version, value, restored: null }) };
    },

    /** What was valid when it was stored may break a rule that came later, so it is checked, too. */
    async restore(actor: Actor, kind: MailKind, { version, restore }: EmailTextsRestore) {
      const section = emailSection(kind);
      const stored = restore === 0 ? {} : (await versions.find(section, restore)).value;
      const value = keepChanges(kind, checked(kind, readTexts(kind, stored)));
      const row = await versions.add(actor, { section, version, value, restored: restore });
      return { kind, row };
    },

    history: (kind: MailKind, query: SettingsHistoryQuery) =>
      versions.history(emailSection(kind), query),

    /** Written by the same code as the email that is sent. */
    preview(kind: MailKind, { texts, sample }: EmailDraft): EmailPreview {
      const emails = { [kind]: checked(kind, texts) };
      const { subject, preview, html, text } = writeMail(kind, sampleOf(kind, sample), {
        ...shop(),
        emails,
      });
      return { subject, preview, html, text };
    },

    /** Sends the texts as they are typed to the admin who typed them. */
    async sendTest(
      actor: Recipient,
      kind: MailKind,
      { texts, sample }: EmailDraft,
    ): Promise<string> {
      const { user, customer } = actor;
      await limits.count(db, 'test email, admin', String(user.id));
      const draft = checked(kind, texts);
      const to = customer.email;
      if (!to) throw new Failure('conflict', 'Your account has no email address.');
      await db.transaction(async (tx) => {
        const key = `test:${kind}:${crypto.randomUUID()}`;
        await mail.send(tx, kind, { to, data: sampleOf(kind, sample), key, draft });
        const subject = { id: user.id, name: kind };
        await writeAudit(tx, actor, { at: now(), verb: 'mail.tested', subject });
      });
      return to;
    },
  };
}

/** Throws what is wrong, field by field. A text that the email doesn't have is dropped. */
function checked(kind: MailKind, given: EmailTexts): EmailTexts {
  const names = Object.keys(templates[kind].texts) as EmailTextName[];
  const texts = readTexts(kind, given);
  const [first, ...others] = names.flatMap((name) => {
    const message = findTextProblem(name, texts[name] ?? '', rulesOf(kind, name));
    return message === null ? [] : [{ path: name, message }];
  });
  if (first) throw invalid([first, ...others]);
  return texts;
}
