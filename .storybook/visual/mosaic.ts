declare global {
  interface Window {
    /** Redraws every photograph of the page as a mosaic of its own size. */
    coverPhotographs(page: Document): Promise<void>;
  }
}

/**
 * A photograph weighs more than all the rest of a screen, and what is looked at is the layout. As
 * a mosaic a wrong, missing or shifted one still shows. Runs in the browser, so it may refer to
 * nothing outside of itself.
 */
export function installMosaic(): void {
  const columns = 16;
  /** By the address of the photograph, and the width that the page gives it. */
  const mosaics = new Map<string, string>();

  window.coverPhotographs = async (page) => {
    await Promise.all(Array.from(page.images).filter(isPhotograph).map(cover));
  };

  function isPhotograph(image: HTMLImageElement): boolean {
    return image.naturalWidth > columns && !/\.svg|^data:/.test(image.currentSrc);
  }

  async function cover(image: HTMLImageElement): Promise<void> {
    const address = `${image.currentSrc} ${image.naturalWidth}`;
    const drawn = mosaics.get(address) ?? (await draw(image));
    mosaics.set(address, drawn);
    const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
    for (const element of [image, ...sources]) element.srcset = '';
    // Sharp cells are a few plain colours each; soft edges would double what a picture weighs.
    image.style.imageRendering = 'pixelated';
    image.src = drawn;
    await image.decode();
  }

  async function draw(image: HTMLImageElement): Promise<string> {
    // The element itself may be held in whatever size it was shown in before.
    const whole = await createImageBitmap(image);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser draws no canvas');
    const rows = Math.round((columns * canvas.height) / canvas.width);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(whole, 0, 0, columns, rows);
    brush.imageSmoothingEnabled = false;
    brush.drawImage(canvas, 0, 0, columns, rows, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  }
}
