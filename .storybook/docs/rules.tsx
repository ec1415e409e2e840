import { Unstyled } from '@storybook/addon-docs/blocks';
import { Icon } from '#ui/icon';
import type { Guide, Rule } from '../guide.ts';
import { LinkedMarkdown } from './component-link.tsx';
import { text as textClass } from './page.css.ts';
import * as css from './rules.css.ts';

type Verdict = 'good' | 'bad';

const verdicts = {
  good: { icon: 'check', label: 'Do' },
  bad: { icon: 'close', label: 'Don’t' },
} as const;

/** Two columns: what to do and what not to do. */
export function Rules({ good, bad }: Pick<Guide, 'good' | 'bad'>) {
  const pairs = Array.from({ length: Math.max(good.length, bad.length) }, (_, index) => ({
    good: good[index],
    bad: bad[index],
  }));
  return (
    <Unstyled>
      <ul className={`${css.rules} ${textClass}`}>
        {pairs.flatMap((pair) => [
          pair.good && <Item key={pair.good.text} verdict="good" {...pair.good} />,
          pair.bad && <Item key={pair.bad.text} verdict="bad" {...pair.bad} />,
        ])}
      </ul>
    </Unstyled>
  );
}

function Item({ verdict, text, example }: Rule & { verdict: Verdict }) {
  const { icon, label } = verdicts[verdict];
  return (
    <li className={css.rule[verdict]}>
      {/* Only for show: not interactive and not read out. */}
      {example && (
        <div inert className={css.example}>
          {example}
        </div>
      )}
      <div className={css.verdict[verdict]}>
        <p className={css.label[verdict]}>
          <Icon icon={icon} size="small" />
          {label}
        </p>
        <LinkedMarkdown>{withoutVerdict(text)}</LinkedMarkdown>
      </div>
    </li>
  );
}

/** The label above the text says “Don’t” already. */
function withoutVerdict(text: string): string {
  return text.replace(/^Don’t (.)/, (_, first: string) => first.toUpperCase());
}
