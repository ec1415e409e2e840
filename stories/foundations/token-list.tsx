import type { ReactNode } from 'react';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { CopyText } from './copy-text.tsx';
import { CopyToken } from './copy-token.tsx';
import type { TokenDoc } from './token-doc.ts';
import * as css from './token-list.css.ts';

/** A value of a token, and when it applies: 'Dark'. */
export type TokenValue = { when?: string; value: string | number };

/** A token with its values, a sample and its documentation. */
export type Token = {
  name: string;
  /** `var(--ui-…)`, for tokens that are CSS variables. */
  variable?: string;
  values: readonly TokenValue[];
  sample?: ReactNode;
} & TokenDoc;

type TokenListProps = {
  label: string;
  tokens: readonly Token[];
  samples?: 'narrow' | 'wide';
  /** Off for lists of things that are no tokens. */
  copies?: boolean;
};

/** Lists tokens with name, CSS variable, values, meaning and usage. */
export function TokenList({ label, tokens, samples = 'narrow', copies = true }: TokenListProps) {
  return (
    <ul aria-label={label}>
      {tokens.map(({ name, variable, values, sample, meaning, usage }) => (
        <li key={name} className={`${css.token} ${css.samples[sample ? samples : 'none']}`}>
          {sample && <div className={css.sample}>{sample}</div>}
          <Stack gap="none">
            <Text as="div" weight="strong">
              {copies && variable ? <CopyText text={name} /> : name}
            </Text>
            {variable && (
              <Text size="tiny" mono>
                {variable.slice('var('.length, -1)}
              </Text>
            )}
            {values.map(({ when, value }) => (
              <Text key={when ?? ''} as="div" size="tiny" tone="soft" mono>
                <Value token={name} when={when} value={value} copies={copies} />
              </Text>
            ))}
          </Stack>
          <Stack gap="none">
            <Text weight="medium">{meaning}</Text>
            <Text size="small" tone="soft" measure>
              {usage}
            </Text>
          </Stack>
          {copies && (
            <div className={css.copy}>
              <CopyToken text={variable ?? name} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type ValueProps = TokenValue & { token: string; copies: boolean };

function Value({ token, when, value, copies }: ValueProps) {
  if (copies) return <CopyText token={token} when={when} text={`${value}`} />;
  return when ? `${when} ${value}` : value;
}

/** The tokens of a group in order, with their documentation. */
export function describeTokens<Name extends string, Value>(
  group: string,
  values: Record<Name, Value>,
  docs: Record<Name, TokenDoc>,
  describe: (value: Value, name: Name) => Pick<Token, 'values' | 'sample' | 'variable'>,
): Token[] {
  return listNames(values).map((name) => ({
    name: `${group}.${name}`,
    ...describe(values[name], name),
    ...docs[name],
  }));
}

/** `Object.keys` returns `string[]`; token objects have no other keys. */
export function listNames<Name extends string>(values: Record<Name, unknown>): Name[] {
  return Object.keys(values) as Name[];
}
