import * as v from 'valibot';

/**
 * The validation messages of every schema of the contract. A field's own message takes
 * precedence.
 */
v.setGlobalMessage((issue) => {
  if (issue.input === undefined) return 'Required';
  if (issue.kind !== 'schema') return 'Invalid input';
  const expected = typed.get(issue.expected ?? '');
  return expected ? `Expected ${expected}, received ${typeName(issue.input)}` : 'Invalid input';
});
v.setSpecificMessage(v.minLength, (issue) => atLeast(issue.requirement));
v.setSpecificMessage(v.nonEmpty, () => atLeast(1));
v.setSpecificMessage(
  v.maxLength,
  (issue) => `String must contain at most ${issue.requirement} character(s)`,
);
v.setSpecificMessage(v.uuid, 'Invalid uuid');
v.setSpecificMessage(v.picklist, (issue) =>
  issue.input === undefined ? 'Required' : 'Invalid enum value',
);
v.setSpecificMessage(v.strictObject, (issue) =>
  issue.expected === 'never' ? 'Unrecognized key(s) in object' : 'Required',
);

const typed = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['Object', 'object'],
  ['Array', 'array'],
  ['(string | number)', 'number'],
]);

function atLeast(length: number) {
  return `String must contain at least ${length} character(s)`;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
