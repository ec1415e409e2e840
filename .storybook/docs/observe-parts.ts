type Box = { x: number; y: number; width: number; height: number };

/** The number of a part, where the part is, and the upper left corner of its marker. */
export type Marker = { number: number; part: Box; x: number; y: number };

export const markerPx = 20;

/** Reports the markers inside the box whenever a part has moved. Returns how to stop. */
export function observeParts(
  box: HTMLElement,
  selectors: readonly string[],
  onChange: (markers: Marker[]) => void,
): () => void {
  let last = '';
  const timer = setInterval(() => {
    const markers = measure(box, selectors);
    if (JSON.stringify(markers) !== last) onChange(markers);
    last = JSON.stringify(markers);
  }, 200);
  return () => clearInterval(timer);
}

function measure(box: HTMLElement, selectors: readonly string[]): Marker[] {
  const frame = box.querySelector('iframe');
  const root = frame ? frame.contentDocument?.body : box.firstElementChild;
  if (!root) return [];
  const { x: left, y: top, width, height } = (frame ?? root).getBoundingClientRect();
  const bounds = new DOMRect(frame ? 0 : left, frame ? 0 : top, width, height);
  const taken = listTexts(root);
  return selectors.flatMap((selector, index) => {
    const part = [...root.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .find((rect) => rect.width > 1 && rect.height > 1 && overlaps(rect, bounds));
    if (!part) return [];
    const outline = outset(part);
    const places = listPlaces(outline, bounds);
    const isFree = (place: Box) => !taken.some((box) => overlaps(place, box));
    const place = places.find(isFree) ?? places[0] ?? outline;
    taken.push(place);
    const [x, y] = [place.x - bounds.x, place.y - bounds.y];
    const shown = { ...outline, x: outline.x - bounds.x, y: outline.y - bounds.y };
    return [{ number: index + 1, part: shown, x, y }];
  });
}

/** Where a marker can be: on a corner of the part, else beside it. */
function listPlaces({ x, y, width, height }: Box, bounds: Box): Box[] {
  const half = markerPx / 2;
  const [middleX, middleY, end, bottom] = [x + width / 2, y + height / 2, x + width, y + height];
  const corners = [x, end].flatMap((atX) => [y, bottom].map((atY) => [atX, atY]));
  const sides = [x - half, middleX, end + half].flatMap((atX) =>
    [y - half, middleY, bottom + half].map((atY) => [atX, atY]),
  );
  const clamp = (value: number, min: number, size: number) =>
    Math.max(min, Math.min(value - half, min + size - markerPx));
  return [...corners, ...sides].map(([atX = 0, atY = 0]) => ({
    x: clamp(atX, bounds.x, bounds.width),
    y: clamp(atY, bounds.y, bounds.height),
    width: markerPx,
    height: markerPx,
  }));
}

/** Keeps the outline and the marker off text that starts at the edge of its part. */
function outset({ x, y, width, height }: Box): Box {
  return { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
}

function listTexts(root: Element): Box[] {
  const boxes: Box[] = [...root.querySelectorAll('svg')].map((icon) =>
    icon.getBoundingClientRect(),
  );
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = root.ownerDocument.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
