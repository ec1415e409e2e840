/** A mail on its way to one address. */
export type Message = {
  /** The same at each attempt. */
  messageId: string;
  /** The mails before it in its conversation, the oldest first; empty where it begins one. */
  references: string[];
  to: string;
  subject: string;
  text: string;
  html: string;
  writtenAt: Date;
};

/** What carries mails away. */
export interface MailTransport {
  /** Whether mails are read in the shop itself, which then keeps their secrets while they work. */
  isMailbox: boolean;
  /** Resolves once the mail is in other hands; throws when it is not. */
  deliver(message: Message): Promise<void>;
  close(): void;
}

/** Where no mail server is set: a mail has arrived as soon as its row says so. */
export const mailboxTransport: MailTransport = {
  isMailbox: true,
  deliver: async () => {},
  close() {},
};

/** Where mails can neither be sent nor read: each fails with what to do, for the admin to see. */
export const missingTransport: MailTransport = {
  isMailbox: false,
  async deliver() {
    throw new Error(
      'No mail server is configured. Set SMTP_URL, restart the shop and send it again.',
    );
  },
  close() {},
};
