import { vars } from '#theme';
import { flattenPalette } from '../ui/contrast.ts';
import { media } from '../ui/scale.ts';
import { emulateMedia } from './emulate-media.ts';

const fills = /^(?:paper|raised|sunk|solid|solidPressed|accent|accentPressed|tone\.\w+\.soft)$/;
const sheet = new CSSStyleSheet();

/**
 * Shows the page roughly as in forced colors: fills are Canvas, text and borders are system colors,
 * and shadows are gone. Canvas is white or black with the theme.
 */
export function emulateForcedColors(isOn: boolean): void {
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
  const rules = emulateMedia(media.forcedColors, isOn);
  if (!isOn) {
    document.adoptedStyleSheets = others;
    return;
  }
  sheet.replaceSync(createRules());
  document.adoptedStyleSheets = [...others, sheet];
  for (const rule of rules) for (const inner of rule.cssRules) raise(inner);
}

/** Whether the system's colors, or an emulation of them, replace those of the theme. */
export function hasForcedColors(): boolean {
  return document.adoptedStyleSheets.includes(sheet) || matchMedia(media.forcedColors).matches;
}

function createRules(): string {
  const variables = [...flattenPalette(vars.color)].map(([name, variable]) => {
    const color = fills.test(name) ? 'Canvas' : 'CanvasText';
    const value = name === 'scrim' ? 'rgb(from Canvas r g b / 0.66)' : color;
    return `${variable.slice('var('.length, -1)}: ${value} !important;`;
  });
  return `
    :root, [data-theme] { ${variables.join(' ')} }
    *, *::before, *::after {
      border-color: currentColor !important; outline-color: CanvasText !important;
      text-decoration-color: currentColor !important;
      box-shadow: none !important; text-shadow: none !important;
      accent-color: Highlight !important;
    }
    * { color: CanvasText !important; }
    :where(svg, svg *, button *, a *) { color: inherit !important; }
    a[href] { color: LinkText !important; }
    button, input, select, textarea { color: ButtonText !important; }
    :disabled { color: GrayText !important; }
  `;
}

/** The system colors that a style sheet asks for win over those above. */
function raise(rule: CSSRule): void {
  if (!(rule instanceof CSSStyleRule)) return;
  for (const property of rule.style) {
    rule.style.setProperty(property, rule.style.getPropertyValue(property), 'important');
  }
}
