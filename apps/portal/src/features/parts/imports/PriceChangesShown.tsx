import type { PriceImportPreview } from '@harrow/api-client';
import { DateText, Money } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ImportPreview } from '../../../shared/list/imports/ImportPreview.tsx';
import { PartTable } from '../detail/PartTable.tsx';

const figures = ['newCount', 'upCount', 'downCount', 'unchangedCount', 'largestChangePct'] as const;

/** What an import will change: how many prices, the largest changes, and what is wrong with rows. */
export function PriceChangesShown({ preview }: { preview: PriceImportPreview }) {
  const { t } = useTranslation('parts');
  const problems = preview.files.flatMap(({ fileName, problems: found }) => found.map((problem) => ({ ...problem, fileName })));
  const errors = preview.files.reduce((sum, { errorCount }) => sum + errorCount, 0);
  return (
    <ImportPreview figures={figures.map((name) => ({ label: t(`field.${name}`), value: preview[name] }))}>
      {errors > 0 && <Alert type="warning" showIcon title={t('imports.errors', { count: errors })} />}
      {problems.length > 0 && (
        <PartTable
          label={t('imports.problems')}
          rows={problems}
          keyOf={({ fileName, row, field }) => `${fileName} ${row} ${field}`}
          none=""
          columns={[
            { key: 'row', title: t('imports.row'), right: true, show: ({ row }) => row },
            { key: 'field', title: t('imports.value'), show: ({ fieldText, value }) => `${fieldText} ${value}` },
            { key: 'reason', title: t('imports.reason'), show: ({ reason }) => reason },
          ]}
        />
      )}
      {preview.largest.length > 0 && (
        <PartTable
          label={t('imports.largest')}
          rows={preview.largest}
          keyOf={({ partsCode, currency, validFrom }) => `${partsCode} ${currency} ${validFrom}`}
          none=""
          columns={[
            { key: 'partsCode', title: t('field.partsCode'), show: ({ partsCode }) => partsCode },
            {
              key: 'earlier',
              title: t('field.earlierPrice'),
              right: true,
              show: ({ earlierPrice, currency }) => <Money amount={earlierPrice} currency={currency} />,
            },
            { key: 'price', title: t('field.price'), right: true, show: ({ price, currency }) => <Money amount={price} currency={currency} /> },
            { key: 'validFrom', title: t('field.validFrom'), show: ({ validFrom }) => <DateText value={validFrom} /> },
          ]}
        />
      )}
    </ImportPreview>
  );
}
