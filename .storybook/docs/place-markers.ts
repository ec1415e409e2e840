/** In pixels, from the upper left corner of the example. */
export type Box = { x: number; y: number; width: number; height: number };

export const markerPx = 20;

/**
 * The upper left corner of a marker for each part: at a corner or beside an edge, where it covers
 * no text and no other marker. The first place is taken if none is free.
 */
export function placeMarkers(parts: readonly Box[], texts: readonly Box[], bounds: Box): Box[] {
  const taken: Box[] = [...texts];
  return parts.map((part) => {
    const places = placesFor(part).map((place) => moveInside(place, bounds));
    const free = places.find((place) => !taken.some((box) => overlaps(place, box)));
    const marker = free ?? places[0] ?? part;
    taken.push(marker);
    return marker;
  });
}

function placesFor({ x, y, width, height }: Box): Box[] {
  const half = markerPx / 2;
  const at = (centerX: number, centerY: number) => ({
    x: centerX - half,
    y: centerY - half,
    width: markerPx,
    height: markerPx,
  });
  const [end, bottom] = [x + width, y + height];
  const [before, above] = [x - half, y - half];
  const [after, below] = [end + half, bottom + half];
  return [
    at(x, y),
    at(end, y),
    at(before, y + height / 2),
    at(after, y + height / 2),
    at(end, bottom),
    at(x, bottom),
    at(before, above),
    at(after, above),
    at(after, below),
    at(before, below),
    at(x + width / 2, above),
    at(x + width / 2, below),
  ];
}

function moveInside({ x, y, ...size }: Box, bounds: Box): Box {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max - markerPx));
  return { ...size, x: clamp(x, bounds.width), y: clamp(y, bounds.height) };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
