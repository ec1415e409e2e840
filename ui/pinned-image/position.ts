/** A position on a picture, as shares from 0 to 1 of its width from the left and its height from the top. */
export type PinPosition = { x: number; y: number };

/** Whether a position is on the picture. */
export function isInside({ x, y }: PinPosition): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** The position of a pointer on the picture, or undefined when it is outside. */
export function locate(
  pointer: { clientX: number; clientY: number },
  picture: { left: number; top: number; width: number; height: number },
): PinPosition | undefined {
  const x = (pointer.clientX - picture.left) / picture.width;
  const y = (pointer.clientY - picture.top) / picture.height;
  return isInside({ x, y }) ? { x, y } : undefined;
}

const steps: Record<string, PinPosition> = {
  ArrowLeft: { x: -0.01, y: 0 },
  ArrowRight: { x: 0.01, y: 0 },
  ArrowUp: { x: 0, y: -0.01 },
  ArrowDown: { x: 0, y: 0.01 },
};

/** Moves by 1% with an arrow key, or by 10% with Shift, and stays on the picture. */
export function moveByKey(
  { x, y }: PinPosition,
  key: string,
  isFast: boolean,
): PinPosition | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const factor = isFast ? 10 : 1;
  return { x: clamp(x + step.x * factor), y: clamp(y + step.y * factor) };
}

const clamp = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

/** Keeps the center of a pin 18 px from the edges, so that all of it stays on the picture. */
export function placeStyle({ x, y }: PinPosition) {
  const keepInside = (share: number) => `clamp(18px, ${share * 100}%, 100% - 18px)`;
  return { left: keepInside(x), top: keepInside(y) };
}
