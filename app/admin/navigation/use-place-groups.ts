import { useMay } from '../../data/permissions.ts';
import { placeGroups } from './places.ts';

/** The places that the admin's role may open. */
export function usePlaceGroups(): typeof placeGroups {
  const may = useMay();
  return placeGroups.map(({ title, places }) => ({
    title,
    places: places.filter(({ permission }) => !permission || may(permission)),
  }));
}
