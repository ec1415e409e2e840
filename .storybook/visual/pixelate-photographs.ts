declare global {
  interface Window {
    /** Replaces each photograph on the page by a mosaic of the same size. */
    pixelatePhotographs(page: Document): Promise<void>;
  }
}

/**
 * Photographs would make the pictures several times larger. A mosaic still shows a wrong, missing or
 * shifted one. Runs in the browser, so it must not refer to anything outside of itself.
 */
export function installPixelation(): void {
  const columns = 16;
  /** By URL and natural width. */
  const pixelated = new Map<string, string>();

  window.pixelatePhotographs = async (page) => {
    await Promise.all(Array.from(page.images).filter(isPhotograph).map(pixelate));
  };

  function isPhotograph(image: HTMLImageElement): boolean {
    return image.naturalWidth > columns && !/\.svg|^data:/.test(image.currentSrc);
  }

  async function pixelate(image: HTMLImageElement): Promise<void> {
    const address = `${image.currentSrc} ${image.naturalWidth}`;
    const drawn = pixelated.get(address) ?? (await draw(image));
    pixelated.set(address, drawn);
    const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
    for (const element of [image, ...sources]) element.srcset = '';
    // Smooth edges would double the size of the picture.
    image.style.imageRendering = 'pixelated';
    image.src = drawn;
    await image.decode();
  }

  async function draw(image: HTMLImageElement): Promise<string> {
    // Drawing the element itself may use the size it was shown in before.
    const whole = await createImageBitmap(image);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser does not support canvas');
    const rows = Math.round((columns * canvas.height) / canvas.width);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(whole, 0, 0, columns, rows);
    brush.imageSmoothingEnabled = false;
    brush.drawImage(canvas, 0, 0, columns, rows, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  }
}
