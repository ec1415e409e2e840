import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { commonProps } from './common-props.ts';

/**
 * What lists of props and controls need beyond what is read from the source: types spelled out,
 * words for the props that components share, and a control that fits the value.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]) => [name, readableArgType(argType, initialArgs[name])]),
  );

/** `value` is what the story sets it to. */
export function readableArgType(argType: StrictInputType, value: unknown): StrictInputType {
  const { type, table, description, control } = argType;
  const summary = (type && spell(type)) ?? table?.type?.summary ?? '';
  return {
    ...argType,
    description: description || commonProps[argType.name],
    table: { ...table, type: { ...table?.type, summary } },
    control: control ?? controlFor(type, summary, value),
  };
}

/** As it is written, or every value of a union that has a name. */
function spell(type: SBType): string | undefined {
  if (type.name !== 'enum') return type.raw?.replaceAll(/(\s|\/\*.*?\*\/)+/gs, ' ').trim();
  return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
}

const none = { disable: true } as const;
const typedIn: readonly string[] = ['string', 'null', 'literal'];

/** Undefined leaves the choice to Storybook. */
function controlFor(
  type: SBType | undefined,
  summary: string,
  value: unknown,
): StrictInputType['control'] {
  if (type?.name === 'function' || summary.endsWith('Handler')) return none;
  if (type?.name === 'enum') return { type: 'select' };
  if (type?.name === 'union' && type.value.every(isTypedIn)) return { type: 'text' };
  if (summary === 'ReactNode') {
    return value === undefined || typeof value === 'string' ? { type: 'text' } : none;
  }
  if (type && ['string', 'number', 'boolean'].includes(type.name)) return undefined;
  return isPlainData(value) ? { type: 'object' } : none;
}

function isTypedIn(part: SBType): boolean {
  return typedIn.includes(part.name === 'other' ? part.value : part.name);
}

/** What can be typed as JSON: drawn elements and functions cannot. */
function isPlainData(value: unknown): boolean {
  if (value === undefined || typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isPlainData);
}
