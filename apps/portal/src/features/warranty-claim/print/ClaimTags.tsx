import type { WarrantyClaim } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { PartTags } from '../../../shared/print/PartTags.tsx';
import { partTags } from './partTags.ts';

/** Labels to tie to the used parts of a claim. */
export function ClaimTags({ claim }: { claim: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  const tags = partTags(claim);
  if (tags.length === 0) return <p className="print-sheet">{t('print.noTags')}</p>;
  const { vin, repairDate } = claim;
  const keptBy = claim.subDealerName ?? claim.dealerName;
  return <PartTags tags={tags.map((tag) => ({ ...tag, vin, keptBy, repairDate }))} serialLabel={t('field.partsList.oldSerialNo')} />;
}
