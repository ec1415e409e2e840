const list = new Intl.ListFormat('en-US');

/** What a form says once someone else has saved a newer version of what it edits. */
export const editConflict = {
  /** For 'by …' */
  someone: 'another admin',
  asked:
    'You both changed these fields. Your changes aren’t saved. They’re still in the form. Compare the two versions:',
  adopted: (fields: readonly string[]) =>
    `Their changes to ${list.format(fields)} are in the form now.`,
  same: 'They changed nothing that differs from yours.',
  theirs: 'Theirs',
  yours: 'Yours',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  load: 'Load their version',
  save: 'Save mine anyway',
  kept: (by: string, fields: readonly string[]) =>
    `Changes to ${list.format(fields)} by ${by} were kept.`,
  also: (saved: string, kept: string) => `${saved.replace(/\.$/, '')}. ${kept}`,
} as const;
