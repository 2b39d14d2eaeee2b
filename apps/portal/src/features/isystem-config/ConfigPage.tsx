import { ListSkeleton, PageHeader } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { downloadFile } from '../../shared/list/workbooks.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { ConfigForm } from './ConfigForm.tsx';
import { parameters } from './parameters.ts';

/** Numbers and switches of the business, by group. */
export function ConfigPage() {
  const { t } = useTranslation('isystemConfig');
  const { data, error, refetch } = useQuery(parameters);
  const mayExport = usePermission('parameter:export');
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader
        title={t('title')}
        actions={mayExport && <Button onClick={() => void downloadFile('/sys/config/exportXls?format=xlsx')}>{t('export')}</Button>}
      />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={10} />}
      {data && <ConfigForm stored={data} />}
    </Flex>
  );
}
