import type { ReactNode } from 'react';
import { describeProblem } from '#contract/describe-problem';
import { findProblems, type OperationsParts, type Problem } from '#contract/operation-problems';
import { Button } from '#ui/button';
import { TextLink } from '#ui/link';
import { List } from '#ui/list';
import { Notice, type NoticeProps } from '#ui/notice';
import { operations as copy, problemSections } from '../../copy/admin-operations.ts';
import { type OperationsResources, useOperationsActions } from '../../data/operations.ts';
import { useFailingWebhooks } from '../../data/webhooks.ts';
import { formatCount } from '../../format/count.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';

type OverviewProps = { parts: OperationsResources; now: Date };

/** Whether all is well, or what isn't. Announced when it changes. */
export function Overview({ parts, now }: OverviewProps) {
  const { refresh } = useOperationsActions();
  const [refreshAll, isRefreshing] = useAction(refresh, { title: copy.refreshFailed });
  const failingWebhooks = useFailingWebhooks().length;
  const { tone, title, body } = describe(parts, failingWebhooks, now);
  return (
    <Notice
      live="polite"
      tone={tone}
      title={title}
      action={
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          loading={isRefreshing && copy.refreshing}
          onClick={refreshAll}
        >
          {copy.refresh}
        </Button>
      }
    >
      {body}
    </Notice>
  );
}

type Summary = { tone: NonNullable<NoticeProps['tone']>; title: string; body: ReactNode };

function describe(parts: OperationsResources, failingWebhooks: number, now: Date): Summary {
  const resources = Object.values(parts);
  const problems = findProblems(knownOf(parts), now).map(linkTo);
  if (failingWebhooks > 0) problems.push(linkToWebhooks(failingWebhooks));
  if (problems.length > 0) {
    return {
      tone: 'critical',
      title: copy.problems(formatCount(problems.length)),
      body: <List size="small" gap="small" items={problems} />,
    };
  }
  if (resources.some(({ failed }) => failed)) {
    return { tone: 'caution', title: copy.incomplete, body: copy.incompleteDetail };
  }
  return resources.every(({ data }) => data)
    ? { tone: 'positive', title: copy.well, body: copy.wellDetail }
    : { tone: 'neutral', title: copy.checking, body: null };
}

function linkTo(problem: Problem): ReactNode {
  const { title, advice } = describeProblem(problem);
  return (
    <>
      <TextLink href={`#${problemSections[problem.kind]}`} weight="medium">
        {title}
      </TextLink>
      . {advice}
    </>
  );
}

function linkToWebhooks(failing: number): ReactNode {
  return (
    <>
      <TextLink href={paths.adminWebhooks} weight="medium">
        {copy.failingWebhooks(formatCount(failing))}
      </TextLink>
      . {copy.failingWebhooksAdvice}
    </>
  );
}

function knownOf(parts: OperationsResources): OperationsParts {
  const { jobs, mails, webhooks, provider, storage, processes, runs, certificate } = parts;
  return {
    jobs: jobs.data,
    mails: mails.data,
    webhooks: webhooks.data,
    provider: provider.data,
    storage: storage.data,
    processes: processes.data,
    runs: runs.data,
    certificate: certificate.data,
  };
}
