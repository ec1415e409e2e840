import { Icon } from '#ui/icon';
import type { Guide, Rule } from '../guide.ts';
import { Prose } from './prose.tsx';
import * as css from './rules.css.ts';

type Verdict = 'good' | 'bad';

const verdicts = {
  good: { icon: 'check', word: 'Do' },
  bad: { icon: 'close', word: 'Don’t' },
} as const;

/** What to do beside what not to do. */
export function Rules({ good, bad }: Pick<Guide, 'good' | 'bad'>) {
  const pairs = Array.from({ length: Math.max(good.length, bad.length) }, (_, place) => ({
    good: good[place],
    bad: bad[place],
  }));
  return (
    <ul className={css.rules}>
      {pairs.flatMap((pair) => [
        pair.good && <Item key={pair.good.text} verdict="good" {...pair.good} />,
        pair.bad && <Item key={pair.bad.text} verdict="bad" {...pair.bad} />,
      ])}
    </ul>
  );
}

function Item({ verdict, text, example }: Rule & { verdict: Verdict }) {
  const { icon, word } = verdicts[verdict];
  return (
    <li className={css.rule[verdict]}>
      {/* A picture: nothing in it is to be pressed or read out. */}
      {example && (
        <div inert className={css.example}>
          {example}
        </div>
      )}
      <div className={css.verdict[verdict]}>
        <p className={css.word[verdict]}>
          <Icon name={icon} size="small" />
          {word}
        </p>
        <p>
          <Prose>{withoutVerdict(text)}</Prose>
        </p>
      </div>
    </li>
  );
}

/** “Don’t” stands above the words already. */
function withoutVerdict(text: string): string {
  return text.replace(/^Don’t (.)/, (_, first: string) => first.toUpperCase());
}
