export const viewports = {
  small: createViewport('Small phone', 320, 640),
  phone: createViewport('Phone', 390, 800),
  tablet: createViewport('Tablet', 820, 1100),
  desktop: createViewport('Desktop', 1280, 900),
};

function createViewport(name: string, width: number, height: number) {
  return { name, styles: { width: `${width}px`, height: `${height}px` } };
}
