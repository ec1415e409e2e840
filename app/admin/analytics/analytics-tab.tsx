import { useAnalytics } from '../../data/analytics.ts';
import { sentenceOf } from '../../data/sentence.ts';
import { BusinessAnalytics } from './business-analytics.tsx';

export function AnalyticsTab() {
  const { figures, error, retry } = useAnalytics();
  const failed = figures ? undefined : sentenceOf(error);
  return <BusinessAnalytics figures={figures} failed={failed} onRetry={retry} />;
}
