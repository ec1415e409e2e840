/** Storybook keeps hidden links of its own above each story; a skip link must be the first link. */
export function disableLoaderLinks() {
  for (const link of document.querySelectorAll('.sb-wrapper a')) {
    link.replaceWith(...link.childNodes);
  }
}
