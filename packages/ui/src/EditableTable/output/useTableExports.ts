import { type RefObject, useEffect, useMemo } from 'react';
import type { TableExports } from '../context/tools.types.ts';
import { untilThere } from '../../HarrowProvider/parts/lazyPart.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { exportTable } from './tableExport.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { paperTable } from './paperTable.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

const loadParts = () => untilThere(() => import('./exportParts.ts'));

interface ExportParts<Row extends object> {
  model: TableModel<Row>;
  columns: readonly EditableColumn<Row>[];
  label: string;
  texts: TableTexts;
  /** Stands for the table when the page is printed; empty on screen. */
  paper: RefObject<HTMLElement | null>;
}

export function useTableExports<Row extends object>({ model, columns, label, texts, paper }: ExportParts<Row>): TableExports {
  const exports = useMemo(() => {
    const table = () => exportTable(model, columns, texts);
    return {
      table,
      downloadCsv(fileName = label) {
        const rows = table();
        void loadParts().then(({ downloadText, toCsv }) => downloadText(`${fileName}.csv`, toCsv(rows, texts.locale.decimalMark), 'text/csv;charset=utf-8'));
      },
      print() {
        const rows = table();
        void loadParts().then(({ printElement }) => printElement(paperTable(rows, label), label));
      },
    } satisfies TableExports;
  }, [model, columns, label, texts]);

  // The browser's own print command gets all rows, too.
  useEffect(() => {
    const element = paper.current;
    if (!element) return;
    const fill = () => element.replaceChildren(paperTable(exports.table(), caption()));
    const caption = () => (model.blocks ? `${label} (${texts.t('rowSource.part', { rows: model.view.all().length, total: model.view.total() })})` : label);
    const empty = () => element.replaceChildren();
    window.addEventListener('beforeprint', fill);
    window.addEventListener('afterprint', empty);
    return () => {
      window.removeEventListener('beforeprint', fill);
      window.removeEventListener('afterprint', empty);
      empty();
    };
  }, [exports, model, texts, label, paper]);
  return exports;
}
