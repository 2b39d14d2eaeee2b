import type { UsedPartsHandle } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { PartTags } from '../../../shared/print/PartTags.tsx';

/** Labels to tie to the cores of a document, as those of their claims are. */
export function CoreTags({ handle }: { handle: UsedPartsHandle }) {
  const { t } = useTranslation('usedPartsHandle');
  if (handle.lines.length === 0) return <p className="print-sheet">{t('noLines')}</p>;
  const keptBy = handle.subDealerName ?? handle.dealerName;
  return <PartTags tags={handle.lines.map((line) => ({ ...line, qty: line.handledQty, keptBy }))} serialLabel={t('field.lines.oldSerialNo')} />;
}
