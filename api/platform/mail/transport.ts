/** An email to one recipient. */
export type Message = {
  /** The same for each attempt. */
  messageId: string;
  /** Earlier emails of the conversation, oldest first. Empty for the first one. */
  references: string[];
  to: string;
  subject: string;
  text: string;
  html: string;
  writtenAt: Date;
  /** Empty: the sender of the environment. */
  senderName: string;
  /** Where a reply goes, in the shop's name. */
  replyTo: string;
  /** Where neither the settings nor the environment name a sender. */
  shopName: string;
};

/** Delivers emails. */
export interface MailTransport {
  /**
   * Whether emails are read in the local mailbox, which keeps their secrets while they are valid.
   */
  isMailbox: boolean;
  /** Resolves once the email is accepted. Throws otherwise. */
  deliver(message: Message): Promise<void>;
  close(): void;
}

/** Without a mail server, storing the row delivers the email to the local mailbox. */
export const mailboxTransport: MailTransport = {
  isMailbox: true,
  deliver: async () => {},
  close() {},
};

/** When emails can be neither sent nor read, each fails with an explanation for admins. */
export const missingTransport: MailTransport = {
  isMailbox: false,
  async deliver() {
    throw new Error(
      'No mail server is configured. Set SMTP_URL, restart the shop and send it again.',
    );
  },
  close() {},
};
