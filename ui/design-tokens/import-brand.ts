import type { Brand } from '../brand.ts';
import type { ColorName } from '../contrast.ts';
import type { Palette } from '../palette.ts';
import { checkTheme, type Finding } from '../theme-rules/check-theme.ts';
import { collectTokens, type WrittenTokens } from './collect-tokens.ts';
import { isResolver, listSources, parseJson } from './read-document.ts';
import { readPalette } from './read-palette.ts';
import { readFontStack, readLength, readOpaqueColor, readScrim } from './read-values.ts';
import { resolveToken } from './resolve-token.ts';
import { TokenError, type TokenIssue } from './token-issue.ts';

export type { TokenIssue } from './token-issue.ts';

/** One resolver document, or a file of tokens for each theme. The contents, not the names. */
export type BrandFiles = { resolver: string } | { light: string; dark: string };

/** A brand that can be applied, one that breaks rules of the theme, or the reasons why neither. */
export type BrandImport =
  | { status: 'ready'; brand: Brand }
  | { status: 'breaks-rules'; brand: Brand; findings: Finding[] }
  | { status: 'unreadable'; issues: TokenIssue[] };

type Theme = 'light' | 'dark';
type Reader = (value: unknown) => string;

/**
 * Reads a brand from Design Tokens files, version 2025.10, and checks it against the theme's rules.
 * Tokens that a brand doesn't have are ignored.
 */
export function importBrand(files: BrandFiles, name = 'Imported'): BrandImport {
  const issues: TokenIssue[] = [];
  const [light, dark] = [readTheme(files, 'light', issues), readTheme(files, 'dark', issues)];
  if (issues.length > 0 || !light || !dark) return { status: 'unreadable', issues: unify(issues) };
  const brand = {
    ...light.shapes,
    name: light.name ?? name,
    light: light.palette,
    dark: dark.palette,
  };
  const findings = checkTheme(brand);
  return findings.length > 0
    ? { status: 'breaks-rules', brand, findings }
    : { status: 'ready', brand };
}

/**
 * Imports files as they were chosen: one for the whole brand, or two of which one has “dark” in its
 * name.
 */
export async function importBrandFiles(files: readonly File[]): Promise<BrandImport> {
  const [first, second] = files;
  if (first && files.length === 1) return importBrand({ resolver: await first.text() });
  if (!first || !second || files.length > 2) {
    return refuse(
      `You chose ${files.length} files.`,
      'Choose one .resolver.json file, or one file for each theme.',
    );
  }
  if (isDark(first) === isDark(second)) {
    return refuse(
      `${isDark(first) ? 'Both files have' : 'Neither file has'} “dark” in the name.`,
      'Rename the files so that only the one of the dark theme has it.',
    );
  }
  const [light, dark] = isDark(first) ? [second, first] : [first, second];
  return importBrand({ light: await light.text(), dark: await dark.text() });
}

function isDark({ name }: File): boolean {
  return name.toLowerCase().includes('dark');
}

function refuse(problem: string, fix: string): BrandImport {
  return { status: 'unreadable', issues: [{ path: '', problem, fix }] };
}

type ReadTheme = {
  name: string | undefined;
  palette: Palette;
  shapes: Pick<Brand, 'typefaces' | 'radii'>;
};

function readTheme(files: BrandFiles, theme: Theme, issues: TokenIssue[]): ReadTheme | undefined {
  try {
    const document = parseJson('resolver' in files ? files.resolver : files[theme]);
    const isWhole = 'resolver' in files;
    if (isWhole && !isResolver(document)) {
      throw new TokenError(
        'The file holds a single theme.',
        'Choose the files of both themes, or a .resolver.json file.',
      );
    }
    const sources = isResolver(document) ? listSources(document, theme) : [document];
    const name = isResolver(document) ? document.name : undefined;
    return {
      name: typeof name === 'string' && name.trim() ? name.trim() : undefined,
      ...readTokens(collectTokens(sources), theme, issues),
    };
  } catch (error) {
    issues.push(describeError(error, '', theme));
    return undefined;
  }
}

function readTokens(tokens: WrittenTokens, theme: Theme, issues: TokenIssue[]) {
  const read = (path: string, type: string, reader: Reader) => {
    try {
      return readValue(tokens, path, type, reader);
    } catch (error) {
      issues.push(describeError(error, path, theme));
      return '';
    }
  };
  const color = (name: ColorName) =>
    read(`color.${name}`, 'color', name === 'scrim' ? readScrim : readOpaqueColor);
  const font = (name: string) => read(`font.${name}`, 'fontFamily', readFontStack);
  const radius = (name: string) => read(`radius.${name}`, 'dimension', readLength);
  return {
    palette: readPalette(color),
    shapes: {
      typefaces: { sans: font('sans'), display: font('display'), mono: font('mono') },
      radii: {
        small: radius('small'),
        medium: radius('medium'),
        large: radius('large'),
        round: radius('round'),
      },
    },
  };
}

function readValue(tokens: WrittenTokens, path: string, type: string, reader: Reader): string {
  if (!tokens.has(path)) {
    const similar = [...tokens.keys()].find((other) => simplify(other) === simplify(path));
    throw new TokenError(
      'It is missing.',
      similar ? `The file has ${similar}: rename it to ${path}.` : `Add a token of type ${type}.`,
    );
  }
  const token = resolveToken(tokens, path);
  if (token.type === type) return reader(token.value);
  throw new TokenError(
    token.type ? `Its type is ${token.type}.` : 'It has no type.',
    `Set "$type" to "${type}", on the token or on its group.`,
  );
}

/** `ink-soft`, `Ink Soft` and `inkSoft` are the same name to people. */
function simplify(path: string): string {
  return path.toLowerCase().replace(/[^a-z\d.]/g, '');
}

function describeError(error: unknown, path: string, theme: Theme): TokenIssue {
  if (!(error instanceof TokenError)) throw error;
  return { path, theme, problem: error.problem, fix: error.fix };
}

/** An issue of both themes is listed once, without a theme. */
function unify(issues: TokenIssue[]): TokenIssue[] {
  const groups = Map.groupBy(issues, ({ path, problem }) => `${path}\n${problem}`);
  return [...groups.values()].flatMap(([first, second]) => {
    if (!first || !second) return first ? [first] : [];
    const { theme: _, ...both } = first;
    return [both];
  });
}
