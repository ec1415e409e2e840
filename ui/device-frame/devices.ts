import type { Segment } from '../segmented-control/segmented-control.tsx';

/** A width at which a website is shown: 390, 768 or 1280 px. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** The choice of a device in a SegmentedControl. */
export function segmentsOf(names: Record<Device, string>): readonly Segment<Device>[] {
  const devices: readonly Device[] = ['phone', 'tablet', 'desktop'];
  return devices.map((value) => ({ value, label: names[value], icon: value }));
}
