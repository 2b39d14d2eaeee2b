import { formatNumber, useSettings } from '@harrow/ui';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { differencesOf } from './count/counting.ts';

interface BookDialogProps {
  /** What differs from the packing list. */
  found: ReturnType<typeof differencesOf>;
  onBook: (createClaim: boolean) => void;
  onCancel: () => void;
}

const kinds = ['short', 'damaged', 'over', 'wrong'] as const;

/** Asks before the stock is filled, which is not undone: with what differs, and whether it is to be claimed. */
export function BookDialog({ found, onBook, onCancel }: BookDialogProps) {
  const { t } = useTranslation('partsArrival');
  const { language } = useSettings();
  const [createClaim, setCreateClaim] = useState(true);
  const differing = kinds.filter((kind) => found[kind] > 0);
  return (
    <Modal
      open
      title={t(differing.length > 0 ? 'book.differs' : 'book.asPacked')}
      okText={t('action.book')}
      cancelText={t('documents:action.cancel')}
      onOk={() => onBook(createClaim)}
      onCancel={onCancel}
    >
      <p>{t('book.final')}</p>
      {differing.length > 0 && (
        <>
          <ul>
            {differing.map((kind) => (
              <li key={kind}>{`${t(`difference.${kind}`)} ${formatNumber(found[kind], language)}`}</li>
            ))}
          </ul>
          <Checkbox checked={createClaim} onChange={({ target }) => setCreateClaim(target.checked)}>
            {t('book.claim')}
          </Checkbox>
        </>
      )}
    </Modal>
  );
}
