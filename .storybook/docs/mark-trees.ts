/** A ref. Storybook's editor of JSON has list items without a list around them. */
export function markTrees(controls: HTMLElement | null) {
  if (!controls) return;
  const mark = () => {
    for (const tree of controls.querySelectorAll('.rejt-tree')) {
      tree.role = tree.querySelector(':scope > li') ? 'list' : null;
    }
  };
  const changes = new MutationObserver(mark);
  changes.observe(controls, { childList: true, subtree: true });
  mark();
  return () => changes.disconnect();
}
