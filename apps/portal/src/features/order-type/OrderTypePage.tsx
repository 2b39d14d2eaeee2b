import { ListSkeleton, PageHeader } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { FileExport } from '../../shared/list/ListTools.tsx';
import { OrderTypeTable } from './OrderTypeTable.tsx';
import { orderTypes } from './orderTypes.ts';

/** Terms of orders by their type, in one table with one button to save. */
export function OrderTypePage() {
  const { t } = useTranslation('orderType');
  const { data, error, refetch } = useQuery(orderTypes);
  return (
    <Flex component="section" vertical gap={16}>
      <PageHeader title={t('title')} actions={<FileExport path="/mfr/orderType/exportXls" permission="orderType:export" />}>
        {t('description')}
      </PageHeader>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && <OrderTypeTable stored={data.records} />}
    </Flex>
  );
}
