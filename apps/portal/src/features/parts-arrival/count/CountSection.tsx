import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import type { FormRow } from '../../../documents/form/engine/values.ts';
import { type CountRow, lineColumns, LineTable, Section, useList } from '../arrivalKind.ts';
import { BoxBar } from './BoxBar.tsx';
import { differs } from './counting.ts';
import styles from './count.module.css';
import { LastScanned } from './LastScanned.tsx';
import { ScanField } from './ScanField.tsx';
import { useCounting } from './useCounting.ts';

const columns = lineColumns('lines', {
  partsCode: { frozen: 'left', value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
  packedQty: { total: true },
  receivedQty: { total: true },
  damagedQty: { total: true },
  shortQty: { total: true, isShown: ({ isFixed, document }) => isFixed && document?.bookedTime != null },
  overQty: { total: true, isShown: ({ isFixed, document }) => isFixed && document?.bookedTime != null },
  wrongQty: { total: true },
  wrongPartsCode: {},
  binLocation: {},
  differenceReason: {},
  remark: {},
  wmsBoxNo: {},
  orderNo: {},
  partsClaimNo: { isShown: ({ document }) => document?.partsClaimNo != null },
});

const extraColumns = lineColumns('extra', {
  partsCode: { frozen: 'left' },
  partsName: { isShown: ({ document }) => document !== undefined },
  wmsBoxNo: {},
  qty: { total: true },
  partsClaimNo: { isShown: ({ document }) => document?.partsClaimNo != null },
});

/** What was found in the boxes: scanned or typed, box by box. */
export function CountSection() {
  const { readOnly } = useOpenForm();
  const { rows: extra } = useList('extra');
  if (!readOnly) return <OpenCount />;
  return (
    <>
      <Section name="lines">
        <DifferencesOnly>{(only) => <LineTable list="lines" columns={columns} only={only} isFixed />}</DifferencesOnly>
      </Section>
      {extra.length > 0 && (
        <Section name="extra">
          <LineTable list="extra" columns={extraColumns} isFixed />
        </Section>
      )}
    </>
  );
}

function OpenCount() {
  const { t } = useTranslation('partsArrival');
  const counting = useCounting();
  const { box, last } = counting;
  const marked = last?.list === 'lines' ? last.rowId : undefined;
  return (
    <>
      <Section name="count">
        <ScanField counting={counting} />
        <BoxBar counting={counting} />
        <LastScanned counting={counting} />
        <DifferencesOnly box={box}>
          {(only) => (
            <LineTable
              list="lines"
              columns={columns}
              only={only}
              isFixed
              rowClassName={({ id }) => (id === marked ? styles.marked : undefined)}
              emptyText={t('noLines')}
            />
          )}
        </DifferencesOnly>
      </Section>
      <Section name="extra" description={t('extraHint')}>
        <LineTable list="extra" columns={extraColumns} emptyText={t('noExtra')} />
      </Section>
    </>
  );
}

/** Lines of a box, or of all; on demand only those that differ, as they were when it was asked: a line that is corrected stays in sight. */
function DifferencesOnly({ box, children }: { box?: string | undefined; children: (only: ((row: FormRow) => boolean) | undefined) => React.ReactNode }) {
  const { t } = useTranslation('partsArrival');
  const { rows } = useList('lines');
  const [differing, setDiffering] = useState<ReadonlySet<string>>();
  const only = useCallback(
    (row: FormRow): boolean => (box === undefined || (row as CountRow).wmsBoxNo === box) && (differing === undefined || differing.has(row.id)),
    [box, differing],
  );
  return (
    <>
      <div data-wide className={styles.tools}>
        <Button
          aria-pressed={differing !== undefined}
          type={differing === undefined ? 'default' : 'primary'}
          onClick={() => setDiffering(differing === undefined ? new Set(rows.filter(differs).map(({ id }) => id)) : undefined)}
        >
          {t('differencesOnly')}
        </Button>
      </div>
      {children(box === undefined && differing === undefined ? undefined : only)}
    </>
  );
}
