/** The top-level groups of the sidebar whose pages each document a component of ui. */
export const componentGroups: readonly string[] = [
  'Layout',
  'Text',
  'Actions',
  'Forms',
  'Data',
  'Feedback',
  'Overlays',
  'Navigation',
];

/** `title` is the title of a page: 'Forms/TextField'. */
export function isComponentPage(title: string): boolean {
  return componentGroups.some((group) => title.startsWith(`${group}/`));
}
