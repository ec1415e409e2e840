type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style'>
>;

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

export function find<Found extends Element>(selector: string, type: { new (): Found }): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`There is no ${selector}.`);
  return found;
}
