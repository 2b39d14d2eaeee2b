import { DateText } from '@harrow/ui';
import { type PickerColumn, type RecordSource, SelectListDialog } from '@harrow/ui/pickers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claimable, claimablesOf } from '../partsClaimKind.ts';
import type { ClaimSource } from './claimSource.ts';
import { askClaimable } from '../partsClaims.ts';

interface ClaimablePickerProps {
  /** What the claim is about; undefined: all receipts, of which the claim is to be about one. */
  source: ClaimSource | undefined;
  /** The claim that asks; undefined while it was never saved. */
  claimId: string | undefined;
  /** Those that are there already. */
  exclude: readonly string[];
  onChoose: (chosen: Claimable[]) => void;
  onClose: () => void;
}

/** Received parts of which something may be claimed; a call answers all that it finds at once. */
const claimables = (source: ClaimSource | undefined, id: string | undefined): RecordSource<Claimable> => {
  const all = async (asked: { keyword?: string; differences?: 'Y' }, signal?: AbortSignal): Promise<Claimable[]> =>
    claimablesOf(await askClaimable({ ...(source ?? asked), ...(asked.differences && { differences: asked.differences }), ...(id && { id }) }, signal));
  return {
    async list({ page, pageSize, filters }, signal) {
      const keyword = (filters['keyword'] ?? '').trim();
      const found = await all({ ...(keyword && { keyword }), ...(filters['differences'] === 'Y' && { differences: 'Y' }) }, signal);
      const isMeant = ({ partsCode, partsName, wmsBoxNo }: Claimable): boolean =>
        `${partsCode} ${partsName} ${wmsBoxNo}`.toUpperCase().includes(keyword.toUpperCase());
      const records = source ? found.filter(isMeant) : found;
      return { records: records.slice((page - 1) * pageSize, page * pageSize), total: records.length };
    },
    find: async (_field, values, signal) => (await all({}, signal)).filter(({ id: one }) => values.includes(one)),
  };
};

/** Chooses what a claim is about. */
export function ClaimablePicker({ source, claimId, exclude, onChoose, onClose }: ClaimablePickerProps) {
  const { t } = useTranslation('partsClaim');
  const key = JSON.stringify(source);
  // oxlint-disable-next-line react/exhaustive-deps -- the source by what it says
  const records = useMemo(() => claimables(source, claimId), [key, claimId]);
  const receipt: PickerColumn<Claimable>[] = [
    { key: 'arrivalNo', title: t('field.arrivalNo'), width: 170, render: ({ arrivalNo, packingNo }) => `${arrivalNo} · ${packingNo}` },
    { key: 'arrivalDate', title: t('field.arrivalDate'), width: 110, render: ({ arrivalDate }) => <DateText value={arrivalDate} /> },
  ];
  return (
    <SelectListDialog<Claimable>
      name={t('section.lines')}
      source={records}
      exclude={exclude}
      width={source ? 960 : 1200}
      pageSize={10}
      columns={[
        ...(source ? [] : receipt),
        { key: 'partsCode', title: t('field.lines.partsCode'), render: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
        { key: 'wmsBoxNo', title: t('field.lines.wmsBoxNo'), width: 110 },
        { key: 'reasonText', title: t('field.lines.lineReason'), width: 110 },
        { key: 'packedQty', title: t('field.lines.packedQty'), align: 'right', width: 90 },
        { key: 'receivedQty', title: t('field.lines.receivedQty'), align: 'right', width: 90 },
        { key: 'qty', title: t('field.lines.claimableQty'), align: 'right', width: 110 },
        { key: 'shelfQty', title: t('pick.shelf'), align: 'right', width: 90 },
        { key: 'deadline', title: t('field.claimDeadline'), width: 110, render: ({ deadline }) => <DateText value={deadline} /> },
      ]}
      queries={[{ key: 'keyword', label: t('pick.keyword') }]}
      usual={[{ key: 'differences', label: t('pick.differences'), filters: { differences: 'Y' }, widened: (total) => t('pick.widened', { total }) }]}
      onOk={(_ids, chosen) => onChoose(chosen)}
      onCancel={onClose}
    />
  );
}
