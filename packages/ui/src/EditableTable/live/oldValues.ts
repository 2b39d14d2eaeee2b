import type { RefObject } from 'react';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import styles from '../EditableTable.module.css';
import type { TableModel } from '../model/tableModel.types.ts';
import rowStyles from '../rows/rows.module.css';
import type { ViewportStore } from '../viewport/viewport.ts';
import { observeReloads } from './reloads.ts';

const effectMs = 1400;

export interface OldValuesOptions<Row extends object> {
  model: TableModel<Row>;
  viewport: ViewportStore;
  columns: readonly EditableColumn<Row>[];
  locale: CellLocale;
}

/**
 * Lets old values slide away. The layers are put into the rows in view without React, over the cells, whose text React writes: none of it is
 * state, and no cell is drawn again for it. Returns a function that stops it.
 */
export function showOldValues<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  { model, viewport, columns, locale }: OldValuesOptions<Row>,
): () => void {
  const layers = new Map<HTMLElement, string>();

  const stopReloads = observeReloads(model.store, model.changeLog, columns, ({ rowId, column, before }) => {
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"] > [data-column="${CSS.escape(column.key)}"]`);
    if (!cell) return;
    const layer = createLayer(textOf(column, before, locale), cell);
    const others = [...cell.parentElement!.querySelectorAll<HTMLElement>(`:scope > .${rowStyles.oldValue}`)];
    // Below the layers that are there: each uncovers the value that came after its own.
    cell.parentElement!.insertBefore(layer, others.find(({ style }) => style.gridColumn === layer.style.gridColumn) ?? null);
    layers.set(layer, rowId);
    void slideOut(layer).then(() => remove(layer));
  });

  function remove(layer: HTMLElement) {
    layers.delete(layer);
    layer.remove();
  }

  // Elements of rows that are scrolled away are filled with other rows.
  const stopScrolls = viewport.subscribe(() =>
    requestAnimationFrame(() => {
      for (const [layer, rowId] of layers) if (layer.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'] !== rowId) remove(layer);
    }),
  );
  return () => {
    stopReloads();
    stopScrolls();
    for (const layer of layers.keys()) layer.remove();
  };
}

function textOf<Row>(column: EditableColumn<Row>, row: Row, locale: CellLocale): string {
  const value = column.value(row);
  const text = column.toText(value, row, locale);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : column.editText(value, row, locale);
}

function createLayer(text: string, cell: HTMLElement): HTMLElement {
  const layer = document.createElement('span');
  layer.className = `${styles.cell} ${rowStyles.oldValue}`;
  layer.style.cssText = cell.style.cssText;
  layer.style.gridColumn = cell.ariaColIndex!;
  Object.assign(layer.dataset, { ...(cell.dataset['frozen'] && { frozen: cell.dataset['frozen'] }), ...(cell.dataset['first'] && { first: 'true' }) });
  layer.ariaHidden = 'true';
  layer.append(document.createElement('span'));
  layer.firstElementChild!.textContent = text;
  return layer;
}

async function slideOut(layer: HTMLElement): Promise<void> {
  const out = getComputedStyle(layer).direction === 'rtl' ? '-100%' : '100%';
  const animation = layer.firstElementChild!.animate([{ translate: '0' }, { translate: out }], { duration: effectMs, easing: 'ease-in' });
  // Rejects if the layer is taken away before its time.
  await animation.finished.catch(() => undefined);
}
