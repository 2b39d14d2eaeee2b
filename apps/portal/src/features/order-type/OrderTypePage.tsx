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
      {/* Once it is saved, or changed by somebody else, the table begins with what is stored. */}
      {data && <OrderTypeTable key={data.records.map(({ version }) => version).join()} stored={data.records} />}
    </Flex>
  );
}
