import { keptFilesDetail, resultOf } from '@harrow/api-client';
import { DateText, DocumentPage, FieldGrid, FileSize, formatNumber, PageSkeleton, ReadOnlyField, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { downloadFile } from '../../shared/list/workbooks.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';

/** Polling interval while a file is being made. */
const pollMs = 3_000;

/** A file that was made for the user in the background, to be fetched while it is kept. */
export function KeptFilePage() {
  const { t } = useTranslation('message');
  const { id = '' } = useParams();
  const { language } = useSettings();
  const { data, error, refetch } = useQuery({
    queryKey: ['keptFile', id],
    queryFn: ({ signal }) => resultOf(keptFilesDetail({ query: { id }, signal })),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? pollMs : false),
  });
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const download = (): void => void downloadFile(`/sys/keptFile/download?id=${data.id}`, data.fileName).catch(() => undefined);
  return (
    <DocumentPage
      title={data.fileName}
      actions={
        <Button type="primary" disabled={data.status !== 'ready'} onClick={download}>
          {t('file.download')}
        </Button>
      }
    >
      <FieldGrid>
        <ReadOnlyField label={t('file.status')}>{t(`file.${data.status}`)}</ReadOnlyField>
        <ReadOnlyField label={t('file.rows')}>{formatNumber(data.rowCount, language)}</ReadOnlyField>
        <ReadOnlyField label={t('file.size')}>{data.sizeBytes === null ? '–' : <FileSize bytes={data.sizeBytes} />}</ReadOnlyField>
        <ReadOnlyField label={t('file.keptUntil')}>
          <DateText value={data.expireTime} />
        </ReadOnlyField>
      </FieldGrid>
    </DocumentPage>
  );
}
