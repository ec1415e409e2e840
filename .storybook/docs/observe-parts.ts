import { type Box, placeMarkers } from './place-markers.ts';

/** The number of a part, where the part is, and the upper left corner of its marker. */
export type Marker = { number: number; part: Box; x: number; y: number };

/** Reports the markers inside the box whenever something moves. Returns how to stop. */
export function observeParts(
  box: HTMLElement,
  selectors: readonly string[],
  onChange: (markers: Marker[]) => void,
): () => void {
  const frame = box.querySelector('iframe');
  let stop = () => {};
  const start = () => {
    stop();
    const root = frame ? frame.contentDocument?.body : box.firstElementChild;
    if (root) stop = watch(root, () => onChange(measure(box, root, selectors)));
  };
  start();
  frame?.addEventListener('load', start);
  return () => {
    frame?.removeEventListener('load', start);
    stop();
  };
}

function watch(root: Element, onMove: () => void): () => void {
  const events = ['animationend', 'transitionend', 'scroll', 'load'];
  const resizes = new ResizeObserver(onMove);
  const mutations = new MutationObserver(() => {
    for (const element of root.querySelectorAll('*')) resizes.observe(element);
    onMove();
  });
  resizes.observe(root);
  mutations.observe(root, { childList: true, subtree: true });
  for (const event of events) root.addEventListener(event, onMove, true);
  return () => {
    resizes.disconnect();
    mutations.disconnect();
    for (const event of events) root.removeEventListener(event, onMove, true);
  };
}

function measure(box: HTMLElement, root: Element, selectors: readonly string[]): Marker[] {
  const origin = (box.querySelector('iframe') ?? root).getBoundingClientRect();
  const [left, top] = root.ownerDocument === document ? [origin.left, origin.top] : [0, 0];
  const place = ({ x, y, width, height }: DOMRect) => ({ x: x - left, y: y - top, width, height });
  const bounds = place(new DOMRect(left, top, origin.width, origin.height));
  const visible = selectors.flatMap((selector, index) => {
    const boxes = [...root.querySelectorAll(selector)].map((part) =>
      place(part.getBoundingClientRect()),
    );
    const part = boxes.find(({ x, y, width, height }) => {
      const isInside = x + width > 0 && y + height > 0 && x < bounds.width && y < bounds.height;
      return isInside && width > 1 && height > 1;
    });
    return part ? [{ number: index + 1, part: expand(part) }] : [];
  });
  const markers = placeMarkers(
    visible.map(({ part }) => part),
    readBoxes(root).map(place),
    bounds,
  );
  return visible.map((each, index) => ({ ...each, x: 0, y: 0, ...markers[index] }));
}

/** Keeps the outline and the marker off text that starts at the edge of its part. */
function expand({ x, y, width, height }: Box): Box {
  const px = 3;
  return { x: x - px, y: y - px, width: width + 2 * px, height: height + 2 * px };
}

/** Where text and icons are. */
function readBoxes(root: Element): DOMRect[] {
  const boxes = [...root.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect());
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = root.ownerDocument.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}
