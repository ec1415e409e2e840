import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** The tables of props name every value of a union, and leave out what no reader sets. */
export const spellUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => name !== 'ref')
      .map(([name, argType]) => [name, spelled(argType)]),
  );

function spelled<Row extends InputType>(argType: Row): Row {
  const { type, table } = argType;
  if (typeof type !== 'object' || type.name !== 'enum' || table?.type?.summary !== 'union') {
    return argType;
  }
  const summary = type.value.map((value) => JSON.stringify(value)).join(' | ');
  return { ...argType, table: { ...table, type: { summary } } };
}
