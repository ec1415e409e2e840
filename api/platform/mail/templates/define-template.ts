import { displayAddress } from '#api/platform/email-address';
import {
  type EmailTextName,
  type EmailTexts,
  fillText,
  findTextProblem,
  type TextRules,
} from '#contract/email-texts';
import type { MailKind } from '#db/values/mail-kinds';
import type { Letter, MailShop, Template } from './letter.ts';

type Definition<Data, Name extends EmailTextName> = {
  kind: MailKind;
  /** What admins can reword, in the order of the email, with its variables in braces. */
  texts: Record<Name, string>;
  /** Variables that a text must contain, because readers or the law rely on them. */
  required?: Partial<Record<Name, readonly string[]>>;
  /** The same names for all data. Values are shown as they are, so user input must be quoted. */
  variables?: (data: Data, shop: MailShop) => Record<string, string>;
  /** `text`: the shop's texts with their variables filled in. */
  write: (data: Data, shop: MailShop, text: Record<Name, string>) => Letter;
};

/** A template, and what an editor of its texts needs to know. */
export type EditableTemplate<Data> = Template<Data> & {
  texts: EmailTexts;
  /** The variables and their values for this data. */
  variablesOf: (data: Data, shop: MailShop) => Record<string, string>;
  requiredIn: (name: EmailTextName) => readonly string[];
};

/** An email whose texts admins can reword. A stored text that can't be sent is the source's. */
export function defineTemplate<Data, Name extends EmailTextName>({
  kind,
  texts,
  required = {},
  variables = () => ({}),
  write,
}: Definition<Data, Name>): EditableTemplate<Data> {
  const names = Object.keys(texts) as Name[];
  const requiredIn = (name: EmailTextName) => required[name as Name] ?? [];
  const variablesOf = (data: Data, shop: MailShop) => ({
    ...variables(data, shop),
    shopName: shop.brand.name,
    supportEmail: displayAddress(shop.sender.supportEmail),
  });

  function letter(data: Data, shop: MailShop): Letter {
    const values = variablesOf(data, shop);
    const known = Object.keys(values);
    const stored: EmailTexts = shop.emails?.[kind] ?? {};
    const filled = names.map((name) => {
      const rules = { known, required: requiredIn(name) };
      const text = isUsable(name, stored[name], rules) ? stored[name] : texts[name];
      return [name, fillText(text, values)];
    });
    return write(data, shop, Object.fromEntries(filled));
  }

  return Object.assign(letter, { texts, variablesOf, requiredIn });
}

function isUsable(name: EmailTextName, text: string | undefined, rules: TextRules): text is string {
  return typeof text === 'string' && findTextProblem(name, text, rules) === null;
}
