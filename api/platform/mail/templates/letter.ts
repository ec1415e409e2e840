import type { StoredEmailTexts } from '#contract/email-texts';
import type { ShopSettings } from '#contract/shop-settings';

/**
 * An email's content as plain data. Both parts are rendered from it,
 * so that they cannot disagree. Weighed against react-email, which renders React and derives
 * the text from the HTML: 33 MB of packages, and React's renderer alone costs each start 30 ms and
 * 17 MB, for seven kinds of block.
 */
export type Letter = {
  subject: string;
  /** Shown by an inbox beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** How long the secret in this email is valid. Absent if it contains none. */
  validMinutes?: number;
};

export type Block =
  | { is: 'text'; text: string }
  /** Details that readers may skip. */
  | { is: 'note'; text: string }
  /** Another person's message, line by line. */
  | { is: 'quote'; lines: string[] }
  | { is: 'facts'; rows: Fact[] }
  /** A 16:10 picture. `url` is absolute. Many mail programs show `alt` until readers allow pictures. */
  | { is: 'picture'; url: string; alt: string }
  /** The email's main next step. `url` is absolute. */
  | { is: 'action'; label: string; url: string }
  | { is: 'link'; label: string; url: string }
  /** A code that the reader copies exactly. */
  | { is: 'code'; code: string };

export type Fact = [name: string, value: string];

/** The shop that sends it. `baseUrl`: its public address; `emails`: what admins reworded. */
export type MailShop = { baseUrl: string; emails?: StoredEmailTexts } & Pick<
  ShopSettings,
  'brand' | 'contact' | 'delivery' | 'sender'
>;

/** Builds a letter from its data. */
export type Template<Data> = (data: Data, shop: MailShop) => Letter;
