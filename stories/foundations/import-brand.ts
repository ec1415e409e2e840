import { defineConfig, type LogEntry, Logger, parse } from '@terrazzo/parser';
import { COLOR_SPACE } from '@terrazzo/token-tools';
import { inGamut, serialize, to } from 'colorjs.io/fn';
import type { Brand } from '../../ui/brand.ts';
import { addAlpha } from '../../ui/color.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { checkTheme, type Finding } from '../../ui/theme-rules/check-theme.ts';
import { mapTexts } from './map-texts.ts';

/** A brand with the rules of the theme that it breaks, or the reasons why there is none. */
export type BrandImport = { brand: Brand; findings: Finding[] } | { issues: TokenIssue[] };

/** A token that can't be used, or a whole file, and what to do about it. */
class TokenIssue extends Error {
  constructor(
    readonly problem: string,
    readonly fix: string,
    readonly place = '',
  ) {
    super(problem);
  }
}

/** Throws what the parser would print. */
class IssueLogger extends Logger {
  override error({ message, node }: LogEntry): never {
    const text = node?.type === 'String' && !message.includes(node.value) ? `: ${node.value}` : '';
    const problem = `${message.replace(/\.$/, '')}${text}.`;
    throw new TokenIssue(problem, 'Correct it in your design tool, then export it again.');
  }
  override warn(): void {}
}

type Theme = 'light' | 'dark';
type Tokens = Record<string, { $type?: string; $value: unknown }>;

/**
 * Reads a brand from Design Tokens files, version 2025.10, and checks it against the theme's rules:
 * one resolver, or two files of which one has “dark” in its name. Other tokens are ignored.
 */
export async function importBrand(files: readonly File[]): Promise<BrandImport> {
  const issues: TokenIssue[] = [];
  const load = (file: File, theme: Theme) =>
    readFile(file, theme, files.length === 1).catch((error) => {
      throw toIssue(error, file.name);
    });
  const read = (tokens: Tokens, theme: Theme) => (path: string) => {
    try {
      return readToken(tokens, path);
    } catch (error) {
      issues.push(toIssue(error, `${path}, ${theme} theme`));
      return '';
    }
  };
  try {
    const [lightFile, darkFile] = sortByTheme(files);
    const [light, dark] = [await load(lightFile, 'light'), await load(darkFile, 'dark')];
    const { light: color, typefaces: font, radii: radius } = defaultBrand;
    const values = mapTexts({ color, font, radius }, read(light.tokens, 'light'));
    const brand = {
      name: light.name ?? 'Imported',
      light: values.color,
      dark: mapTexts({ color }, read(dark.tokens, 'dark')).color,
      typefaces: values.font,
      radii: values.radius,
    };
    return issues.length > 0 ? { issues } : { brand, findings: checkTheme(brand) };
  } catch (error) {
    return { issues: [toIssue(error, 'Files')] };
  }
}

function sortByTheme(files: readonly File[]): [light: File, dark: File] {
  const [first, second] = files;
  if (first && files.length === 1) return [first, first];
  const isDark = ({ name }: File) => name.toLowerCase().includes('dark');
  if (!first || !second || files.length > 2 || isDark(first) === isDark(second)) {
    throw new TokenIssue(
      `You chose ${files.length} files, ${files.filter(isDark).length} of them with “dark” in the name.`,
      'Choose one .resolver.json file, or a file for each theme, and “dark” in the name of one.',
    );
  }
  return isDark(first) ? [second, first] : [first, second];
}

async function readFile(
  file: File,
  theme: Theme,
  isWhole: boolean,
): Promise<{ name?: string | undefined; tokens: Tokens }> {
  const src: unknown = JSON.parse(await file.text());
  if (isWhole && !('resolutionOrder' in toRecord(src))) {
    throw new TokenIssue(
      'The file holds a single theme.',
      'Choose the files of both themes, or a .resolver.json file.',
    );
  }
  const filename = new URL(`file:///${file.name}`);
  const logger = new IssueLogger();
  const config = defineConfig({}, { cwd: filename, logger });
  const req = ({ pathname }: URL) => {
    const problem = `It refers to another file, ${pathname.slice(1)}.`;
    throw new TokenIssue(problem, 'Export all tokens into one file.');
  };
  const options = { config, logger, req, skipLint: true };
  const { tokens, resolver } = await parse({ filename, src }, options);
  if (!isWhole) return { tokens };
  const contexts = resolver.source.resolutionOrder
    .filter((part) => part.type === 'modifier')
    .map(({ name, contexts, default: fallback }) => [name, theme in contexts ? theme : fallback]);
  return { name: resolver.source.name, tokens: resolver.apply(Object.fromEntries(contexts)) };
}

function toIssue(error: unknown, place: string): TokenIssue {
  const issue =
    error instanceof TokenIssue
      ? error
      : new TokenIssue(`It can’t be read (${error}).`, 'Export it again from your design tool.');
  return new TokenIssue(issue.problem, issue.fix, issue.place || place);
}

function readToken(tokens: Tokens, path: string): string {
  const type = path.startsWith('font')
    ? 'fontFamily'
    : path.startsWith('radius')
      ? 'dimension'
      : 'color';
  const token = tokens[path];
  if (!token) {
    const similar = Object.keys(tokens).find((other) => simplify(other) === simplify(path));
    throw new TokenIssue(
      'It is missing.',
      similar ? `The file has ${similar}: rename it to ${path}.` : `Add a token of type ${type}.`,
    );
  }
  if (token.$type !== type) {
    throw new TokenIssue(
      `Its type is ${token.$type ?? 'missing'}.`,
      `Set "$type" to "${type}", on the token or on its group.`,
    );
  }
  return { color: readColor, dimension: readLength, fontFamily: readFontStack }[type](token.$value);
}

/** `ink-soft`, `Ink Soft` and `inkSoft` are the same name to people. */
function simplify(path: string): string {
  return path.toLowerCase().replace(/[^a-z\d.]/g, '');
}

/** A color in sRGB: `#rrggbb`, or `rgb(r g b / a)` if it is translucent. */
function readColor(value: unknown): string {
  const { colorSpace, components, alpha = 1 } = toRecord(value);
  const space = new Map(Object.entries(COLOR_SPACE)).get(`${colorSpace}`);
  const [x, y, z] = Array.isArray(components) ? components.map(Number) : [];
  const coords: [number, number, number] = [x ?? Number.NaN, y ?? Number.NaN, z ?? Number.NaN];
  if (!space || !inGamut({ space, coords, alpha: 1 })) {
    throw new TokenIssue(
      `Its value isn’t a color: ${show(value)}.`,
      'Write it as { "colorSpace": "srgb", "components": [0.08, 0.09, 0.12] }.',
    );
  }
  const color = to({ space, coords, alpha: 1 }, 'srgb');
  const hex = serialize(color, { format: 'hex', collapse: false });
  return alpha === 1 ? hex : addAlpha(hex, Number(alpha));
}

/** A length in px. Rem are converted at 16 px. `3px` is how tools wrote it before 2025.10. */
function readLength(value: unknown): string {
  const { value: number, unit } = toRecord(value);
  const length = typeof value === 'string' ? value : `${number}${unit}`;
  return length.endsWith('rem') ? `${Number.parseFloat(length) * 16}px` : length;
}

/** A CSS font stack. Names are quoted as CSS needs it: other characters could end the declaration. */
function readFontStack(value: unknown): string {
  const families = [value].flat().map(String);
  const bad = families.find((family) => !/^-?[\p{L}\d][\p{L}\d _.-]*$/u.test(family));
  if (bad === undefined) {
    return families
      .map((name) => (/[^\p{L}\d-]|^-?\d/u.test(name) ? `'${name}'` : name))
      .join(', ');
  }
  throw new TokenIssue(
    `Its value isn’t a list of font names: ${show(bad)}.`,
    'Write it as ["Inter", "sans-serif"], each name with letters, digits, spaces and hyphens.',
  );
}

function toRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60);
}
