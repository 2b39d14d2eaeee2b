import type { ForceInsurance, PartOption } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { multiply } from '@harrow/validation';
import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '../../documents/form/document/formKind.ts';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { newRowId } from '../../documents/form/rowId.ts';
import { useWarehouseChoices } from '../../shared/stock/ownWarehouses.ts';
import { lineColumns, LineTable, Section, useList } from './maintenanceKind.ts';

const PartsDialog = lazyPart(async () => ({ default: (await import('./PartsDialog.tsx')).PartsDialog }));

type PartRow = RowOf<ForceInsurance, 'parts'>;

/** A part as it is chosen; its price is read again with the save. */
const rowOf = ({ partsCode, partsName, unitPrice }: PartOption): PartRow => ({
  id: newRowId(),
  partsCode,
  partsName,
  unitPrice,
  qty: 1,
  sourceType: 'own_stock',
  warehouse: null,
});

/** Amount of a line, for the quantity as typed. */
export const amountOf = ({ qty, unitPrice }: PartRow): number => multiply([qty ?? 0, unitPrice ?? 0]);

/** Parts that were used, chosen from those of the catalogue that fit the machine. */
export function UsedParts() {
  const { t } = useTranslation('maintenance');
  const { rows, change } = useList('parts');
  const [isPicking, setPicking] = useState(false);
  const { document } = useOpenForm();
  const warehouses = useWarehouseChoices((document as ForceInsurance | undefined)?.subDealerCode);
  const columns = useMemo(
    () =>
      lineColumns('parts', {
        partsCode: { frozen: 'left', value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
        qty: {},
        sourceType: {},
        warehouse: { options: warehouses, isTextIn: ({ sourceType }) => sourceType !== 'own_stock', isShown: () => warehouses.length > 1 },
        unitPrice: {},
        amount: { total: true, value: amountOf },
        stockShortQty: { isShown: ({ document: stored }) => stored?.parts.some(({ stockShortQty }) => Boolean(stockShortQty)) ?? false },
      }),
    [warehouses],
  );
  return (
    <Section name="parts">
      <LineTable
        list="parts"
        columns={columns}
        isFilledByPage
        emptyText={t('parts.none')}
        tools={<Button onClick={() => setPicking(true)}>{t('parts.add')}</Button>}
      />
      <Suspense>
        {isPicking && (
          <PartsDialog
            onChoose={(parts) => {
              change([...rows, ...parts.map(rowOf)]);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </Section>
  );
}
