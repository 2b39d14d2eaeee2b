import type { ReceivedParts } from '@harrow/api-client';
import { formatNumber, useSettings } from '@harrow/ui';
import { Button, Modal, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Orders that wait for parts that have just come in. */
export function BackordersDialog({ backorders, onClose }: Pick<ReceivedParts, 'backorders'> & { onClose: () => void }) {
  const { t } = useTranslation('makerStock');
  const { t: shared } = useTranslation('shared');
  const { language } = useSettings();
  return (
    <Modal
      open
      width={640}
      title={t('receive.waiting')}
      footer={
        <Button type="primary" onClick={onClose}>
          {shared('administration.close')}
        </Button>
      }
      onCancel={onClose}
    >
      <Table
        size="small"
        pagination={backorders.length > 20 && { pageSize: 20 }}
        scroll={{ x: 'max-content' }}
        rowKey={({ orderId, lineNo }) => `${orderId} ${lineNo}`}
        dataSource={backorders}
        columns={[
          {
            key: 'orderNo',
            title: t('field.orderNo'),
            render: (_, { orderId, orderNo }) => (
              <Link className="hw-link" to={`/parts/order/detail/${orderId}`}>
                {orderNo}
              </Link>
            ),
          },
          { key: 'partsCode', title: t('field.partsCode'), render: (_, { partsCode }) => partsCode },
          { key: 'qty', title: t('field.backorderQty'), align: 'right', render: (_, { qty }) => formatNumber(qty, language) },
        ]}
      />
    </Modal>
  );
}
