const attributes = { attributeFilter: ['style'] };

let isShown = false;
let isObserving = false;

/**
 * Keeps the view of one kind of vision. The accessibility addon adds its filter again whenever a class
 * of the body changes, and can't remove it then: its pattern of known filters matches none of them.
 */
export function keepOneFilter(vision: string | undefined): void {
  isShown = vision !== undefined;
  if (!isObserving) new MutationObserver(removeOthers).observe(document.body, attributes);
  isObserving = true;
  removeOthers();
}

/** The addon adds the chosen filter last. */
function removeOthers(): void {
  const { style } = document.body;
  const last = style.filter.split(/(?<=\)) /).at(-1) ?? '';
  const wanted = isShown ? last : '';
  if (style.filter !== wanted && style.filter !== 'none') style.filter = wanted;
}
