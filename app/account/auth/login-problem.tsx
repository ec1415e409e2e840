import type { LoginProblem as Problem } from '#contract/session';
import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { singleSignOn } from '../../copy/auth.ts';

export type LoginProblemProps = {
  problem: Problem;
  /** Starts single sign-on again. */
  again: string;
};

export function LoginProblem({ problem, again }: LoginProblemProps) {
  const { title, body, canTryAgain } = singleSignOn.problems[problem];
  return (
    <Notice
      title={title}
      tone="caution"
      live="assertive"
      action={
        canTryAgain && (
          <ButtonLink href={again} variant="quiet">
            {singleSignOn.again}
          </ButtonLink>
        )
      }
    >
      {body}
    </Notice>
  );
}
