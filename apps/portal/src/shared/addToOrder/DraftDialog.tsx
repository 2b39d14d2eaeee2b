import type { PartsOrderItem } from '@harrow/api-client';
import { DateText, Money } from '@harrow/ui';
import { Flex, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DraftDialogProps {
  /** Newest first. */
  drafts: readonly PartsOrderItem[];
  /** @param draftId undefined: a new order */
  onChoose: (draftId: string | undefined) => void;
  onClose: () => void;
}

const fresh = '';

/** Into which of the user's orders parts go, or into a new one. */
export function DraftDialog({ drafts, onChoose, onClose }: DraftDialogProps) {
  const { t } = useTranslation('shared');
  const [chosen, setChosen] = useState(drafts[0]!.id);
  return (
    <Modal
      open
      title={t('addToOrder.title')}
      okText={t('addToOrder.action')}
      cancelText={t('administration.cancel')}
      onOk={() => onChoose(chosen === fresh ? undefined : chosen)}
      onCancel={onClose}
    >
      <p>{t('addToOrder.hint')}</p>
      <Radio.Group aria-label={t('addToOrder.title')} value={chosen} onChange={({ target }) => setChosen(target.value as string)}>
        <Flex vertical gap={8}>
          {drafts.map(({ id, orderNo, orderType_dictText, totalAmount, currency, createTime }) => (
            <Radio key={id} value={id}>
              {orderNo} · {orderType_dictText} · <Money amount={totalAmount} currency={currency} /> · <DateText value={createTime} precision="date" />
            </Radio>
          ))}
          <Radio value={fresh}>{t('addToOrder.fresh')}</Radio>
        </Flex>
      </Radio.Group>
    </Modal>
  );
}
