/** What a canned reply can say of a ticket, as `{customerName}`. */
export const cannedVariables = [
  'customerName',
  'orderNumber',
  'productTitle',
  'ticketNumber',
  'adminName',
  'shopName',
] as const;
export type CannedVariable = (typeof cannedVariables)[number];

/** null: unknown for this ticket. */
export type CannedValues = Readonly<Record<CannedVariable, string | null>>;

/** One word in braces. Anything else in braces is text. */
const pattern = /\{(\w+)\}/g;

/** Replaces the variables whose value is known. The others stay, for the admin to fill in. */
export function fillVariables(text: string, values: CannedValues): string {
  return text.replace(pattern, (variable, name: string) =>
    isVariable(name) ? (values[name] ?? variable) : variable,
  );
}

/** The names of the variables in a text, each once. */
export function findVariables(text: string): CannedVariable[] {
  return namesIn(text).filter(isVariable);
}

/** The words in braces that are no variables, each once. */
export function findUnknownVariables(text: string): string[] {
  return namesIn(text).filter((name) => !isVariable(name));
}

/** '{customerName} and {orderNumber}' */
export function listVariables(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
  return list.format(names.map((name) => `{${name}}`));
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
}

function isVariable(name: string): name is CannedVariable {
  return cannedVariables.some((known) => known === name);
}
