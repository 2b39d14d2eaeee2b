import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Look } from './useLook.ts';

/** Chooses between cards and a table. */
export function LookSwitch({ look, onChoose }: { look: Look; onChoose: (next: Look) => void }) {
  const { t } = useTranslation('shared');
  return (
    <Segmented<Look>
      aria-label={t('look.label')}
      value={look}
      options={[
        { value: 'cards', icon: <AppstoreOutlined aria-hidden />, label: t('look.cards') },
        { value: 'table', icon: <BarsOutlined aria-hidden />, label: t('look.table') },
      ]}
      onChange={onChoose}
    />
  );
}
