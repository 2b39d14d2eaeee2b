import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Checkbox, Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { clearable } from '../../inputs/clearable.tsx';
import { cellMode } from '../cells/cellMode.ts';
import { shownText } from '../cells/shownText.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import type { FindQuery } from '../context/tools.types.ts';
import styles from '../EditableTable.module.css';
import type { CellPlace } from '../selection/activeCell.ts';
import { type CellTexts, createCellFinder, type FindProgress } from './cellFinder.ts';
import own from './FindBar.module.css';
import { browserSlices } from './slices.ts';
import { textMatcher } from './textMatcher.ts';

/** Finds texts in cells: loaded when it is first asked for. */
export default function FindBar({ asked }: { asked: number }) {
  const { model, columns, allColumns, viewport, cells, spans, find, focus, t } = useTableContext();
  const { locale, editing } = cells;
  const { announcer } = useTableTools();
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<InputRef>(null);
  const [query, setQuery] = useState(find.query);
  const latestShow = useRef(showHit);
  useLayoutEffect(() => {
    latestShow.current = showHit;
  });

  const [finder] = useState(() =>
    createCellFinder(model, {
      slices: browserSlices,
      drawnIds() {
        const { first, last, pinned } = viewport.visible();
        const drawn = model.view.ids().slice(first, last + 1);
        return pinned === undefined ? drawn : [...drawn, pinned];
      },
      onHit: (place, progress) => latestShow.current(place, progress),
    }),
  );
  const { count, at, isDone } = useSyncExternalStore(finder.subscribe, finder.progress, finder.progress);
  const textOf = useMemo(
    () => (row: object, column: EditableColumn<object>) => shownText({ column, row, mode: cellMode(model, row, column), editing, locale }),
    [model, editing, locale],
  );
  const headingOf = useMemo(
    () => (groupId: string) => {
      const group = model.view.nested()?.group(groupId);
      const row = group && model.store.row(group.rowId);
      const column = allColumns.find(({ key }) => key === group?.column);
      return row && column ? shownText({ column, row, mode: 'read', editing, locale }) || t('nesting.empty') : '';
    },
    [model, allColumns, editing, locale, t],
  );

  // Before anything is painted, lest the count is that of what was looked for before.
  useLayoutEffect(
    () => finder.setTexts({ columns, textOf, headingOf, ...(spans ? { goesOn: spans.goesOn, firstOf: (place) => spans.endOf(place, 'first') } : ofOneRow) }),
    [finder, columns, textOf, headingOf, spans],
  );
  useLayoutEffect(() => finder.start(find.cell()), [finder, find]);
  useLayoutEffect(() => {
    find.setFinder(finder);
    return () => {
      find.setFinder(undefined);
      finder.redraw();
    };
  }, [find, finder]);
  // React shows what was rendered some 300 ms later: more may have been typed meanwhile.
  useLayoutEffect(() => setQuery(find.query()), [find]);
  useLayoutEffect(() => {
    find.setQuery(query);
    finder.look(textMatcher(query));
  }, [find, finder, query]);
  useEffect(() => field.current?.focus({ cursor: find.isTypedEarly() ? 'end' : 'all', preventScroll: true }), [asked, find]);

  /** The focus goes along from cell to cell, but not out of the bar. */
  function showHit(place: CellPlace, progress: FindProgress) {
    const grid = bar.current?.closest('[data-table-root]')?.querySelector('[data-grid]');
    if (grid?.contains(document.activeElement)) focus.focusCell(place.rowId, place.column);
    else if (model.view.reveal(place.rowId)) focus.showCell(place);
    announcer.say(`${countText(progress)}: ${wordsFor(place)}`);
  }

  function wordsFor({ rowId, column: key }: CellPlace): string {
    const row = model.store.row(rowId);
    const column = columns.find((one) => one.key === key);
    return row && column ? t('find.cell', { row: model.view.position(rowId) + 1, column: column.title, text: textOf(row, column) }) : headingOf(rowId);
  }

  function countText(progress: FindProgress): string {
    const number = (value: number) => new Intl.NumberFormat(locale.tag).format(value);
    const text = t('find.count', { at: progress.at === undefined ? '–' : number(progress.at), count: number(progress.count) });
    return progress.isDone ? text : `${text}…`;
  }

  const ask = (change: Partial<FindQuery>) => setQuery({ ...query, ...change });

  function close() {
    const [place, origin] = [finder.here(), find.origin()];
    find.close();
    if (place && focus.focusCell(place.rowId, place.column)) return;
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    // Enter on a button presses it.
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) finder.step(event.shiftKey ? -1 : 1);
    else return;
    // Neither does it close a dialog around the table, nor does it submit a form.
    event.preventDefault();
    event.stopPropagation();
  }

  const button = `${styles.iconButton} ${own.button}`;
  const isAsked = query.text.trim() !== '';
  return (
    <div ref={bar} role="search" aria-label={t('find.label')} data-find className={own.bar} onKeyDown={handleKeyDown}>
      <div className={own.field}>
        {/* A form that is switched off around the table switches off no finding. */}
        <Input
          ref={field}
          disabled={false}
          allowClear={clearable}
          aria-label={t('find.text')}
          placeholder={t('find.text')}
          value={query.text}
          onChange={({ target }) => ask({ text: target.value })}
        />
        {isAsked && (count > 0 || !isDone) && <span className={own.count}>{countText({ count, at, isDone })}</span>}
        <span role="status" className={own.none}>
          {isAsked && isDone && count === 0 && t('find.none')}
        </span>
        <button
          type="button"
          className={button}
          aria-label={t('find.previous')}
          title={t('find.previous')}
          disabled={count === 0}
          onClick={() => finder.step(-1)}
        >
          <UpOutlined aria-hidden />
        </button>
        <button type="button" className={button} aria-label={t('find.next')} title={t('find.next')} disabled={count === 0} onClick={() => finder.step(1)}>
          <DownOutlined aria-hidden />
        </button>
        <button type="button" className={button} aria-label={t('find.close')} title={t('find.close')} onClick={close}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      {model.blocks && <span>{t('rowSource.findLoaded', { rows: new Intl.NumberFormat(locale.tag).format(model.blocks.rowIds().length) })}</span>}
      <Checkbox disabled={false} checked={query.matchCase} onChange={({ target }) => ask({ matchCase: target.checked })}>
        {t('find.matchCase')}
      </Checkbox>
      <Checkbox disabled={false} checked={query.wholeCell} onChange={({ target }) => ask({ wholeCell: target.checked })}>
        {t('find.wholeCell')}
      </Checkbox>
    </div>
  );
}

const ofOneRow: Pick<CellTexts, 'goesOn' | 'firstOf'> = { goesOn: () => false, firstOf: (place) => place };
