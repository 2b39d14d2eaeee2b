import type { PartOption } from '@harrow/api-client';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import type { SelectListOptions } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { partRecords } from './partRecords.ts';

/** Options of a part picker: search by code or name, with price and own stock, and the successor of a superseded part. */
export function usePartList(currency?: string): SelectListOptions<PartOption> {
  const { t } = useTranslation('parts');
  const { t: shared } = useTranslation('shared');
  const { language } = useSettings();
  return {
    name: shared('pick.part'),
    source: partRecords(currency),
    valueKey: 'partsCode',
    sort: { column: 'partsCode', order: 'asc' },
    columns: [
      { key: 'partsCode', title: shared('pick.code'), width: 120, sortable: true },
      { key: 'partsName', title: shared('pick.name'), render: (part, choose) => <PartFacts part={part} onUseNew={choose} /> },
      {
        key: 'unitPrice',
        title: t('field.unitPrice'),
        width: 120,
        align: 'right',
        render: ({ unitPrice, currency: unit }) => <Money amount={unitPrice} currency={unit} />,
      },
      {
        key: 'stockQty',
        title: shared('pick.stock'),
        width: 90,
        align: 'right',
        render: ({ stockQty }) => (stockQty === null ? '–' : formatNumber(stockQty, language)),
      },
    ],
    queries: [{ key: 'keyword', label: t('keyword') }],
  };
}

/** Name of a part, its facts, and reasons against it. */
function PartFacts({ part, onUseNew }: { part: PartOption; onUseNew: (code: string) => void }) {
  const { t } = useTranslation('parts');
  const { t: shared } = useTranslation('shared');
  const { replacedBy } = part;
  const facts = [
    part.specification,
    part.category_dictText,
    part.serialised === 'Y' && t('field.serialised'),
    part.coreReturn === 'Y' && t('field.coreReturn'),
  ];
  const warning = part.unitPrice === null ? t('noPrice') : part.unitPrice === 0 ? shared('pick.zeroPrice') : undefined;
  return (
    <div style={{ whiteSpace: 'normal' }}>
      {part.partsName}
      <div style={{ color: 'var(--hw-text-secondary)', fontSize: 13 }}>{facts.filter(Boolean).join(' · ')}</div>
      {warning && <div style={{ color: 'var(--hw-tone-warning-text)', fontSize: 13 }}>{warning}</div>}
      {replacedBy && (
        <div style={{ color: 'var(--hw-tone-warning-text)', fontSize: 13 }}>
          {shared('pick.replacedBy', { code: replacedBy })}{' '}
          <button type="button" className="hw-link" onClick={() => onUseNew(replacedBy)}>
            {shared('pick.useNew')}
          </button>
        </div>
      )}
    </div>
  );
}
