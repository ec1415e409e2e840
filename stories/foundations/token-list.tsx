import type { ReactNode } from 'react';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import type { TokenDoc } from './token-docs.ts';
import * as css from './token-list.css.ts';

/** A token with its value, a sample and its documentation. */
export type Token = { name: string; value: ReactNode; sample?: ReactNode } & TokenDoc;

type TokenListProps = { label: string; tokens: readonly Token[]; samples?: 'narrow' | 'wide' };

/** Lists tokens with name, value, meaning and usage. */
export function TokenList({ label, tokens, samples = 'narrow' }: TokenListProps) {
  return (
    <ul aria-label={label}>
      {tokens.map(({ name, value, sample, meaning, usage }) => (
        <li key={name} className={`${css.token} ${css.samples[sample ? samples : 'none']}`}>
          {sample && <div className={css.sample}>{sample}</div>}
          <Stack gap="none">
            <Text weight="strong">{name}</Text>
            <Text as="div" size="tiny" tone="soft" mono>
              {value}
            </Text>
          </Stack>
          <Stack gap="none">
            <Text weight="medium">{meaning}</Text>
            <Text size="small" tone="soft" measure>
              {usage}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

/** The tokens of a group in order, with their documentation. */
export function describeTokens<Name extends string, Value>(
  group: string,
  values: Record<Name, Value>,
  docs: Record<Name, TokenDoc>,
  describe: (value: Value, name: Name) => Pick<Token, 'value' | 'sample'>,
): Token[] {
  return listNames(values).map((name) => ({
    name: `${group}.${name}`,
    ...describe(values[name], name),
    ...docs[name],
  }));
}

/** `Object.keys` returns `string[]`; token objects have no other keys. */
function listNames<Name extends string>(values: Record<Name, unknown>): Name[] {
  return Object.keys(values) as Name[];
}
