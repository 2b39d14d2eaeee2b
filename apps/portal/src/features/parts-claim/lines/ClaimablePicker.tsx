import { DateText } from '@harrow/ui';
import { type RecordSource, SelectListDialog } from '@harrow/ui/pickers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Claimable, claimablesOf } from '../partsClaimKind.ts';
import { askClaimable, type ClaimSource } from '../partsClaims.ts';

interface ClaimablePickerProps {
  source: ClaimSource;
  /** The claim that asks; undefined while it was never saved. */
  claimId: string | undefined;
  /** Those that are there already. */
  exclude: readonly string[];
  onChoose: (chosen: Claimable[]) => void;
  onClose: () => void;
}

/** Received parts of which something may be claimed, by the call that answers all of them at once. */
const claimables = (source: ClaimSource, claimId: string | undefined): RecordSource<Claimable> => {
  const all = async (signal?: AbortSignal): Promise<Claimable[]> => claimablesOf(await askClaimable(source, claimId, signal));
  return {
    async list({ page, pageSize, filters }, signal) {
      const keyword = (filters['keyword'] ?? '').trim().toUpperCase();
      const found = (await all(signal)).filter(({ partsCode, partsName, wmsBoxNo }) => `${partsCode} ${partsName} ${wmsBoxNo}`.toUpperCase().includes(keyword));
      return { records: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    find: async (_field, values, signal) => (await all(signal)).filter(({ id }) => values.includes(id)),
  };
};

/** Chooses what a claim is about. */
export function ClaimablePicker({ source, claimId, exclude, onChoose, onClose }: ClaimablePickerProps) {
  const { t } = useTranslation('partsClaim');
  const { arrivalNo, packingNo } = source;
  const records = useMemo(() => claimables({ arrivalNo: arrivalNo ?? null, packingNo: packingNo ?? null }, claimId), [arrivalNo, packingNo, claimId]);
  return (
    <SelectListDialog<Claimable>
      name={t('section.lines')}
      source={records}
      exclude={exclude}
      width={900}
      columns={[
        { key: 'partsCode', title: t('field.lines.partsCode'), render: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
        { key: 'wmsBoxNo', title: t('field.lines.wmsBoxNo'), width: 120 },
        { key: 'reasonText', title: t('field.lines.lineReason'), width: 110 },
        { key: 'packedQty', title: t('field.lines.packedQty'), align: 'right', width: 90 },
        { key: 'receivedQty', title: t('field.lines.receivedQty'), align: 'right', width: 90 },
        { key: 'qty', title: t('field.lines.claimableQty'), align: 'right', width: 110 },
        { key: 'deadline', title: t('field.claimDeadline'), width: 120, render: ({ deadline }) => <DateText value={deadline} /> },
      ]}
      queries={[{ key: 'keyword', label: t('pick.keyword') }]}
      onOk={(_ids, chosen) => onChoose(chosen)}
      onCancel={onClose}
    />
  );
}
