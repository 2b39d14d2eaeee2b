import { type RefObject, useEffect } from 'react';
import { useMediaQuery } from '../../HarrowProvider/index.ts';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { observeReloads } from './reloads.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { ViewportStore } from '../viewport/viewport.ts';
import styles from '../EditableTable.module.css';
import rowStyles from '../rows/rows.module.css';

const effectMs = 1400;

interface ReloadEffectOptions<Row extends object> {
  model: TableModel<Row>;
  viewport: ViewportStore;
  columns: readonly EditableColumn<Row>[];
  locale: CellLocale;
  /** Never where the system asks for less motion. */
  enabled: boolean;
}

/**
 * Where a value changed from outside, the old one slides away from over the new one. The layers are put into the rows
 * in view without React, over the cells, whose text React writes: none of it is state, and no cell is drawn again for it.
 */
export function useReloadEffect<Row extends object>(scroller: RefObject<HTMLElement | null>, options: ReloadEffectOptions<Row>): void {
  const { model, viewport, columns, locale } = options;
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const enabled = options.enabled && !calm;

  useEffect(() => {
    if (!enabled) return;
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
  }, [enabled, model, viewport, columns, locale, scroller]);
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
