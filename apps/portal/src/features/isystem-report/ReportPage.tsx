import { ListSkeleton } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { useTab, useTabTitle } from '../../shared/tab.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { type Beside, ReportDesigner } from './ReportDesigner.tsx';
import { reports, reportSources } from './reports.ts';

/** A new report, or the one of the address. */
export function ReportPage() {
  const { t } = useTranslation('isystemReport');
  const language = useLanguage();
  const { id } = useParams();
  const tab = useTab();
  const client = useQueryClient();
  const [saves, setSaves] = useState(0);
  // What was opened beside the form stays open when a save remounts it.
  const [beside, setBeside] = useState<Beside>();
  const sources = useQuery(reportSources);
  const record = useQuery({ ...reports.detail(id ?? ''), enabled: id !== undefined });
  useTabTitle(id === undefined ? t('new') : record.data?.name[language]);
  const error = sources.error ?? (record.data ? null : record.error);
  if (error) return <CallFailure error={error} onRetry={() => void Promise.all([sources.refetch(), id === undefined ? undefined : record.refetch()])} />;
  // An older state kept here would be edited and then refused.
  if (!sources.data || (id !== undefined && (!record.data || !record.isFetchedAfterMount))) return <ListSkeleton rows={10} />;
  const handleSaved = async (saved: string): Promise<void> => {
    await client.invalidateQueries({ queryKey: reports.key });
    if (id === undefined) tab.redirect(`/isystem/report/edit/${saved}`);
    // Remounts the form with the stored values.
    else setSaves((count) => count + 1);
  };
  return (
    <ReportDesigner
      key={`${id} ${saves}`}
      sources={sources.data}
      report={record.data}
      beside={beside}
      onOpenBeside={setBeside}
      onSaved={(saved) => void handleSaved(saved)}
    />
  );
}
