/** On the root element while the page must show nothing. */
export const hiddenAttribute = 'data-hidden';
