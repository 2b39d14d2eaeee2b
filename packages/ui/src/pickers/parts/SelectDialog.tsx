import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useSettings } from '../../HarrowProvider/index.ts';
import { Pager } from '../../Pager/Pager.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useHeldWhilePressed } from '../hooks/useHeldWhilePressed.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import { usePageSizes } from '../hooks/usePageSizes.ts';
import { useRecords } from '../hooks/useRecords.ts';
import { valueOf } from '../../recordCache/recordCache.ts';
import { addValues, removeValues, type SelectionStep, toggleValue } from '../model/selection.ts';
import type { PickerDialogProps, SelectListOptions } from '../pickers.types.ts';
import type { RecordQuery } from '../../sources/recordSources.ts';
import { ChosenList } from './ChosenList.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PickerModal } from './PickerModal.tsx';
import { PickerTable } from './PickerTable.tsx';
import styles from './picker.module.css';
import { QueryForm } from './QueryForm.tsx';
import { UsualSwitches } from './UsualSwitches.tsx';
import { Waiting } from './Waiting.tsx';

export interface SelectDialogProps<T> extends SelectListOptions<T>, PickerDialogProps {
  /** Default: "Choose: {name}". */
  title?: string;
  /** Left of the table, e.g. a tree that narrows it. */
  side?: ReactNode;
  /** Sizes of pages where neither the list nor the provider says others. Default 5, 10, 20, 30. */
  usualSizes?: readonly number[];
  /** The user has reset the form: `side` starts anew as well. */
  onReset?: () => void;
}

type Query = Omit<RecordQuery, 'filters'> & { filters: Record<string, string> };

interface Shown {
  query: Query;
  /** The application's filters when the list was requested. */
  shownOf: string;
  /** The user searched with Enter: the answer is taken where it is a single record. */
  takesOnly: boolean;
}

const usualSizes = [5, 10, 20, 30] as const;
/** Presses sooner than this after a change were aimed at the content before it, ms. */
const reactionMs = 250;

/** Search form, a page of records and what is chosen. It works on a copy of `values`; searching and paging change nothing of it. */
export function SelectDialog<T>(props: SelectDialogProps<T>) {
  const { name, title, source, columns, queries = [], valueKey = 'id', labelKey = valueKey, width = 900 } = props;
  const { side, usual = [], onReset, readOnly = false, multiple = true, maxCount, exclude, onOk, onCancel } = props;
  const { t } = usePickerTexts();
  const { language } = useSettings();
  const cache = useRecords(source, valueKey);
  const sizes = usePageSizes(props, props.usualSizes ?? usualSizes);
  const [values, setValues] = useState<readonly string[]>(props.values);
  const [note, setNote] = useState('');
  const [off, setOff] = useState<readonly string[]>([]);
  const usualId = useId();
  const filtersWithout = (keys: readonly string[]): Record<string, string> =>
    Object.assign({}, props.filters, ...usual.filter(({ key }) => !keys.includes(key)).map((each) => each.filters));
  const filters = filtersWithout(off);
  const narrowed = JSON.stringify(filters);
  // One state: React may drop what is set while rendering where another change of the same state waits, and then both have to be dropped,
  // or a page would be asked for that the narrowed list does not have.
  const [{ query, shownOf, takesOnly }, setState] = useState<Shown>(() => ({
    query: { page: 1, pageSize: sizes.first, filters: {}, sort: props.sort },
    shownOf: narrowed,
    takesOnly: false,
  }));
  // With other filters the list starts at its first page.
  if (shownOf !== narrowed) setState((current) => ({ ...current, query: { ...current.query, page: 1 }, shownOf: narrowed }));
  const setQuery = (next: Query, takes = false): void => setState((current) => ({ ...current, query: next, takesOnly: takes }));
  const asked: RecordQuery = { ...query, filters: { ...query.filters, ...filters } };
  const question = JSON.stringify([language, asked]);
  const answer = useAnswer(question, async (signal) => {
    const page = await source.list(asked, signal);
    cache.learn(page.records);
    return page;
  });
  // What is shown may be held back while a press lasts. What a search found is read from the answer itself.
  const [{ data, loading, error, retry }, hold] = useHeldWhilePressed(answer);

  const rules = { multiple, maxCount, exclude: exclude && new Set(exclude) };
  const keyOf = (record: T) => valueOf(record, valueKey);
  const nameOf = (value: string) => valueOf(cache.find(value), labelKey) || value;
  const take = (step: SelectionStep, text: string) => {
    setValues(step.values);
    setNote(text);
  };
  /** Enter chooses what a search found if it is the only one; once more, it is all that was wanted. */
  const takeOnly = (isAgain = false) => {
    const found = answer.data;
    const [only] = found?.total === 1 ? found.records : [];
    if (!only || readOnly) return;
    if (!values.includes(keyOf(only))) {
      if (!isAgain) foundOnly.current = { value: keyOf(only), at: performance.now() };
      return take(toggleValue(values, keyOf(only), rules), '');
    }
    if (isAgain) onOk([...values]);
  };
  const foundOnly = useRef({ value: '', at: 0 });
  /** A press on what the search has just chosen was on its way before that could be seen, and means the same. */
  const isAnswered = (value: string) => value === foundOnly.current.value && performance.now() - foundOnly.current.at < reactionMs;
  const whenFound = useEffectEvent(() => {
    setState((current) => ({ ...current, takesOnly: false }));
    takeOnly();
  });
  // Told with the search itself: an answer that came just before Enter was pressed is not what was searched for.
  const isFound = takesOnly && !answer.loading && !answer.error;
  useEffect(() => {
    if (isFound) whenFound();
  }, [isFound]);
  const search = (typed: Record<string, string>) => {
    if (!answer.loading && query.page === 1 && JSON.stringify(typed) === JSON.stringify(query.filters)) return takeOnly(true);
    setQuery({ ...query, page: 1, filters: typed }, Object.keys(typed).length > 0);
  };
  const limitText = ({ overLimit }: SelectionStep) => (overLimit > 0 ? t('limit', { n: maxCount }) : '');

  function handleTogglePage(add: boolean) {
    const page = (data?.records ?? []).map(keyOf);
    const step = add ? addValues(values, page, rules) : removeValues(values, page);
    const parts = [add ? t('pageAdded', { n: step.added }) : t('pageRemoved', { n: step.removed }), limitText(step)];
    take(step, parts.filter(Boolean).join(' '));
  }

  const idOfUsual = (key: string) => `${usualId}-${key}`;
  const panes = { ...(side ? { 'data-side': true } : {}), ...(multiple ? {} : { 'data-single': true }) };
  return (
    <PickerModal
      title={title ?? t('title', { name })}
      width={width}
      onCancel={onCancel}
      footer={
        <div className={styles.dialogFoot}>
          <span role="status">
            <span>{t('count', { n: values.length })}</span> {!multiple && values[0] !== undefined && <b>{nameOf(values[0])}</b>} <span>{note}</span>
          </span>
          <Button onClick={onCancel}>{readOnly ? t('close') : t('cancel')}</Button>
          {!readOnly && (
            <Button type="primary" onClick={() => onOk([...values])}>
              {t('ok')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.panes} {...panes}>
        {side && <div className={styles.side}>{side}</div>}
        <div style={{ minWidth: 0 }}>
          {queries.length > 0 && (
            <QueryForm
              autoFocus
              queries={queries}
              filters={query.filters}
              onSearch={search}
              onReset={() => {
                setQuery({ page: 1, pageSize: query.pageSize, filters: {}, sort: props.sort });
                onReset?.();
              }}
            />
          )}
          <UsualSwitches usual={usual} off={off} idOf={idOfUsual} onChange={setOff} />
          {error ? (
            <ErrorState reason={error.message} onRetry={retry} />
          ) : !data ? (
            <Waiting rows={Math.min(query.pageSize, 8)} />
          ) : data.records.length === 0 ? (
            <NothingFound
              usual={usual.filter(({ key }) => !off.includes(key))}
              question={question}
              count={async (keys, signal) => {
                const wider = { ...query.filters, ...filtersWithout([...off, ...keys]) };
                return (await source.list({ ...query, page: 1, pageSize: 1, filters: wider }, signal)).total;
              }}
              onWiden={(keys) => {
                setOff([...off, ...keys]);
                // The button goes; the switch that it has turned takes the focus.
                document.getElementById(idOfUsual(keys[0]!))?.focus();
              }}
            />
          ) : (
            <PickerTable
              label={t('list', { name })}
              columns={columns}
              records={data.records}
              keyOf={keyOf}
              nameOf={(record) => valueOf(record, labelKey)}
              values={values}
              rules={rules}
              readOnly={readOnly}
              busy={loading}
              sort={query.sort}
              onSort={(sort) => setQuery({ ...query, page: 1, sort: sort ?? props.sort })}
              onPress={hold}
              onToggle={(record) => {
                if (isAnswered(keyOf(record))) return;
                const step = toggleValue(values, keyOf(record), rules);
                take(step, limitText(step));
              }}
              onTogglePage={handleTogglePage}
              onChoose={(value) => {
                const step = values.includes(value) ? addValues(values, [], rules) : toggleValue(values, value, rules);
                take(step, limitText(step));
              }}
            />
          )}
          <div className={styles.foot}>
            {data && (
              <Pager
                total={data.total}
                page={query.page}
                pageSize={query.pageSize}
                pageSizes={[...sizes.offered]}
                onChange={(page, pageSize) => setQuery({ ...query, page, pageSize })}
              />
            )}
          </div>
        </div>
        {multiple && (
          <ChosenList
            title={t('chosenTitle', { name })}
            values={values}
            nameOf={nameOf}
            readOnly={readOnly}
            onRemove={(value) => take(removeValues(values, [value]), '')}
            onClear={() => take(removeValues(values, values), '')}
          />
        )}
      </div>
    </PickerModal>
  );
}
