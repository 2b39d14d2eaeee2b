import { useTranslation } from 'react-i18next';
import type { Change } from '../../../documents/form/merge.ts';

/** Names of fields and lines as the form calls them. */
export function useChangePlace(): (change: Change) => string {
  const { t, i18n } = useTranslation('warrantyClaim');
  return ({ place, field }) => {
    const group = place.kind === 'header' ? 'field' : place.kind === 'parts' ? 'part' : place.kind;
    const label = field === undefined ? undefined : i18n.t(`warrantyClaim:${group}.${field}`);
    if (place.kind === 'header') return label ?? '';
    return [place.name || t('section.faults'), label].filter(Boolean).join(' · ');
  };
}
