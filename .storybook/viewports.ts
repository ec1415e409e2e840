/** The widths to review: phone, tablet and desktop, and the smallest phone that we support. */
export const viewports = {
  small: createViewport('Small phone', 320, 640),
  phone: createViewport('Phone', 360, 800),
  tablet: createViewport('Tablet', 768, 1024),
  desktop: createViewport('Desktop', 1280, 900),
};

function createViewport(name: string, width: number, height: number) {
  const title = `${name} (${width} px)`;
  return { name: title, styles: { width: `${width}px`, height: `${height}px` } };
}
