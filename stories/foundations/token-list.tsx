import type { ReactNode } from 'react';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import type { TokenDoc } from './token-docs.ts';
import * as css from './token-list.css.ts';

/** A token as it is shown: how one writes it, what it is worth, what it looks like. */
export type Token = { name: string; value: ReactNode; sample?: ReactNode } & TokenDoc;

type TokensProps = { label: string; tokens: readonly Token[]; samples?: 'narrow' | 'wide' };

/** A list of tokens: name, value, meaning, when to use it. */
export function TokenList({ label, tokens, samples = 'narrow' }: TokensProps) {
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

/** The tokens of a group in their own order, each with its meaning. */
export function describeTokens<Name extends string, Value>(
  group: string,
  values: Record<Name, Value>,
  meanings: Record<Name, TokenDoc>,
  draw: (value: Value, name: Name) => Pick<Token, 'value' | 'sample'>,
): Token[] {
  return namesOf(values).map((name) => ({
    name: `${group}.${name}`,
    ...draw(values[name], name),
    ...meanings[name],
  }));
}

/** The type of an object’s keys is only as wide as its literal: tokens are written out in full. */
function namesOf<Name extends string>(values: Record<Name, unknown>): Name[] {
  return Object.keys(values) as Name[];
}
