import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes the place of the chips while records are selected. */
export function SelectionBar({ count, actions, onClear }: { count: number; actions?: ReactNode; onClear: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div className="hw-list-selection" role="region" aria-label={t('list.selection')}>
      <span role="status">{t('list.selected', { n: count })}</span>
      <button type="button" className="hw-link" onClick={onClear}>
        {t('list.clearSelection')}
      </button>
      <span className="hw-list-selection-actions">{actions}</span>
    </div>
  );
}
