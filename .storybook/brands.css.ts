import { vars } from '#theme';
import { dress, type Wearers } from '../ui/apply-brand.ts';
import { house } from '../ui/default-brand.ts';
import { secondBrand } from './second-brand.ts';

// What wears a brand by name is dressed here, so that the shop ships none but its own.
dress(vars, house, wearersOf('house'));
dress(vars, secondBrand, wearersOf('second'));

function wearersOf(brand: string): Wearers {
  const wearer = `[data-brand="${brand}"]`;
  const inTheme = (theme: string) =>
    `${wearer}[data-theme="${theme}"], ${wearer} [data-theme="${theme}"]:not([data-brand])`;
  return { always: wearer, light: inTheme('light'), dark: inTheme('dark') };
}
