import { waitFor } from 'storybook/test';

type Canvas = { getByTitle(title: string): HTMLElement };

/** For a story with nothing to play: it is there when its frame is. */
export async function untilDrawn({ canvas }: { canvas: Canvas }): Promise<void> {
  await readMail(canvas);
}

/** The letter within the preview's frame, once it has been drawn. */
export async function readMail(canvas: Canvas): Promise<HTMLElement> {
  const frame = canvas.getByTitle('Email preview');
  return waitFor(() => {
    const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null;
    const isFitted = frame.style.blockSize !== '';
    if (!isFitted || !body?.querySelector('h1')) throw new Error('not drawn yet');
    return body;
  });
}
