import { ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useTabTitle } from '../../shared/tab.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { ReportDesigner } from './ReportDesigner.tsx';
import { reports, reportSources } from './reports.ts';

/** A new report, or the one of the address. */
export function ReportPage() {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const { id } = useParams();
  const sources = useQuery(reportSources);
  const record = useQuery({ ...reports.detail(id ?? ''), enabled: id !== undefined });
  useTabTitle(id === undefined ? t('new') : record.data?.name[language]);
  const error = sources.error ?? record.error;
  if (error) return <CallFailure error={error} onRetry={() => void Promise.all([sources.refetch(), id === undefined ? undefined : record.refetch()])} />;
  if (!sources.data || (id !== undefined && !record.data)) return <ListSkeleton rows={10} />;
  return <ReportDesigner key={record.data?.version} sources={sources.data} report={record.data} />;
}
