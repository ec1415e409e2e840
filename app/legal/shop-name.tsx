import { useBrand } from '../document/settings.tsx';

export function ShopName() {
  return useBrand().name;
}
