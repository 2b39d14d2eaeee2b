import type { PartOption } from '@harrow/api-client';
import { partsGetNameByCodeOptions, partsPartsListOptions } from '@harrow/api-client/query';
import { formatNumber, Money, useSettings } from '@harrow/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../form/useSettled.ts';
import { PickerDialog } from './PickerDialog.tsx';
import styles from './pickers.module.css';

const step = 20;

interface PartPickerProps {
  /** Currency of the prices. */
  currency: string | undefined;
  /** Codes that the fault has already. */
  usedCodes: readonly string[];
  onAdd: (part: PartOption) => void;
  onClose: () => void;
}

/** Parts by code or name, with price, stock, and the part that replaces an old one. Stays open for several. */
export function PartPicker({ currency, usedCodes, onAdd, onClose }: PartPickerProps) {
  const { t } = useTranslation('warrantyClaim');
  const client = useQueryClient();
  const [keyword, setKeyword] = useState('');
  const [size, setSize] = useState(step);
  const [problem, setProblem] = useState<string>();
  const wanted = useSettled(keyword);
  const { data, isFetching, error, refetch } = useQuery({
    ...partsPartsListOptions({ query: { keyword: wanted || undefined, currency, pageSize: size, column: 'partsCode', order: 'asc' } }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  });
  const addByCode = async (partsCode: string): Promise<void> => {
    setProblem(undefined);
    const found = await client.fetchQuery(partsGetNameByCodeOptions({ query: { partsCode, currency } })).catch(() => undefined);
    if (found?.result) onAdd(found.result);
    else setProblem(t(found ? 'picker.nothing' : 'picker.failed'));
  };
  const hasMore = data !== undefined && data.total > data.records.length && size < 100;
  return (
    <PickerDialog
      title={t('part.add')}
      width={900}
      keyword={keyword}
      onSearch={(next) => {
        setKeyword(next);
        setSize(step);
      }}
      problem={problem}
      loading={isFetching}
      failed={error !== null}
      onRetry={() => void refetch()}
      isEmpty={data?.records.length === 0}
      onClose={onClose}
      foot={hasMore && <Button onClick={() => setSize((count) => Math.min(count + step, 100))}>{t('picker.more')}</Button>}
    >
      {data?.records.map((part) => (
        <PartItem
          key={part.id}
          part={part}
          isUsed={usedCodes.includes(part.partsCode)}
          onAdd={() => onAdd(part)}
          onAddNew={() => void addByCode(part.replacedBy!)}
        />
      ))}
    </PickerDialog>
  );
}

function PartItem({ part, isUsed, onAdd, onAddNew }: { part: PartOption; isUsed: boolean; onAdd: () => void; onAddNew: () => void }) {
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const facts = [
    part.specification,
    part.category_dictText,
    part.stockQty !== null && t('picker.stock', { qty: formatNumber(part.stockQty, language) }),
    part.serialised === 'Y' && t('picker.serialised'),
    part.coreReturn === 'Y' && t('picker.coreReturn'),
  ].filter(Boolean);
  return (
    <li className={styles.option}>
      <div className={styles.name}>
        <strong>{part.partsCode}</strong>
        <span>{part.partsName}</span>
      </div>
      <Money amount={part.unitPrice} currency={part.currency} />
      <Button size="small" aria-label={`${t('picker.add')} ${part.partsCode}`} onClick={onAdd}>
        {isUsed ? t('picker.added') : t('picker.add')}
      </Button>
      <span className={styles.quiet}>{facts.join(' · ')}</span>
      {part.unitPrice === null && <span className={styles.warning}>{t('picker.noPrice')}</span>}
      {part.unitPrice === 0 && <span className={styles.warning}>{t('picker.zeroPrice')}</span>}
      {part.replacedBy && (
        <span className={styles.warning}>
          {t('picker.replacedBy', { code: part.replacedBy })}{' '}
          <button type="button" className="hw-link" onClick={onAddNew}>
            {t('picker.useNew')}
          </button>
        </span>
      )}
    </li>
  );
}
