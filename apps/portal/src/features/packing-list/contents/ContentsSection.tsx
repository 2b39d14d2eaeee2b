import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section, lineColumns, LineTable, useDocument, useList } from '../packingKind.ts';
import { newRowId } from '../../../documents/form/rowId.ts';
import { boxNo, leftOf, moveTo, packInto } from './boxContents.ts';
import styles from './contents.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { OpenLines } from './OpenLines.tsx';

const received = ({ document }: { document: { boxesReceived: number } | undefined }): boolean => (document?.boxesReceived ?? 0) > 0;

const columns = lineColumns('lines', {
  partsCode: { frozen: 'left', value: ({ partsCode, partsName }) => `${partsCode} ${partsName}` },
  wmsBoxNo: {},
  orderNo: {},
  orderLineNo: {},
  qty: { total: true },
  unit: {},
  hsCode: {},
  originCountry: {},
  receivedQty: { isShown: received },
  damagedQty: { isShown: received },
  overQty: { isShown: received },
  shortQty: { isShown: received },
});

/** What lies in which box; beside it, while it is a draft, the order lines that may join it. */
export function ContentsSection() {
  const { t } = useTranslation('packingList');
  const packing = useDocument();
  const { rows, change, readOnly } = useList('lines');
  const { rows: boxes, change: changeBoxes } = useList('boxes');
  const [chosen, setChosen] = useState<string>();
  const [isMoving, setMoving] = useState(false);
  const numbers = [...new Set(boxes.flatMap(({ wmsBoxNo }) => (wmsBoxNo ? [boxNo(wmsBoxNo)] : [])))];
  const box = chosen !== undefined && numbers.includes(chosen) ? chosen : numbers[0];
  /** A number that no box has: one is added. */
  const addBox = (no: string): void => {
    if (!numbers.includes(no)) changeBoxes([...boxes, { id: newRowId(), wmsBoxNo: no }]);
  };
  const tools = (
    <>
      {box !== undefined && (
        <Select
          aria-label={t('packInto')}
          className={styles.box}
          value={box}
          onChange={setChosen}
          options={numbers.map((value) => ({ value, label: t('boxNo', { no: value }) }))}
        />
      )}
      <Button disabled={rows.length === 0} onClick={() => setMoving(true)}>
        {t('move.open')}
      </Button>
    </>
  );
  const table = <LineTable list="lines" columns={columns} groupBy="wmsBoxNo" isFilledByPage needed emptyText={t('noLines')} tools={tools} />;
  return (
    <Section name="contents">
      {readOnly || !packing ? (
        table
      ) : (
        <div data-wide className={styles.contents}>
          <OpenLines
            packingId={packing.id}
            leftOf={(open) => leftOf(open, rows, packing.lines)}
            box={box}
            onPack={(lines) => box !== undefined && change(packInto(rows, lines, box))}
          />
          {table}
        </div>
      )}
      {isMoving && (
        <MoveDialog
          lines={rows}
          boxes={numbers}
          onMove={({ lineId, no, qty }) => {
            addBox(no);
            change(moveTo(rows, lineId, no, qty));
            setMoving(false);
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </Section>
  );
}
