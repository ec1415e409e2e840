import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { sharedPropDescriptions } from './shared-prop-descriptions.ts';

/** Adds descriptions of props that many components share, and controls that match the values. */
export const completeArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      completeArgType(argType, initialArgs[name]),
    ]),
  );

/** `value` is the story's initial arg. */
export function completeArgType(argType: StrictInputType, value: unknown): StrictInputType {
  const { name, type, table, description, control } = argType;
  const summary = (type && spell(type)) ?? table?.type?.summary ?? '';
  return {
    ...argType,
    description: description || sharedPropDescriptions[name],
    table: { ...table, type: { ...table?.type, summary } },
    control: control ?? controlFor(type, summary, value),
  };
}

/** Storybook would show a long union only in a popover. */
function spell(type: SBType): string | undefined {
  if (type.name !== 'enum') return undefined;
  return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
}

const none = { disable: true } as const;
const nativeTypes: readonly string[] = ['string', 'number', 'boolean'];
const textTypes: readonly string[] = ['string', 'ReactNode', 'null', 'false'];

/** Undefined leaves the choice to Storybook. */
function controlFor(
  type: SBType | undefined,
  summary: string,
  value: unknown,
): StrictInputType['control'] {
  if (type?.name === 'enum') return { type: 'select' };
  if (type && nativeTypes.includes(type.name)) return undefined;
  const acceptsText = summary.split(' | ').every((part) => textTypes.includes(part));
  if (acceptsText && (!value || typeof value === 'string')) return { type: 'text' };
  return isJson(value) ? { type: 'object' } : none;
}

/** React elements and functions cannot be edited as JSON. */
function isJson(value: unknown): boolean {
  if (value === undefined || typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isJson);
}
