import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { type HistoryWords, MasterHistory } from './MasterHistory.tsx';

interface HistoryDrawerProps {
  id: string;
  words: HistoryWords;
  onClose: () => void;
}

/** The history of a record of a list, beside the list. */
export function HistoryDrawer({ onClose, ...record }: HistoryDrawerProps) {
  const { t } = useTranslation('shared');
  return (
    <Drawer open title={t('changes.title')} size="min(480px, 100vw)" onClose={onClose}>
      <MasterHistory {...record} />
    </Drawer>
  );
}
