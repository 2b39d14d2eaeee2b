import { Select, type SelectProps } from 'antd';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type UIEvent } from 'react';
import { useSettings, useSource } from '../HarrowProvider/settings.ts';
import { describedByValue } from '../inputs/describedByValue.ts';
import { useDescribingNames } from '../inputs/useDescribingNames.tsx';
import { useWaitsForBrowser } from '../serverStyles/useWaitsForBrowser.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { DictFailed } from './DictFailed.tsx';
import { createDictSearch, dictionaryTexts, type DictSearchState } from './dictSearch.ts';
import styles from './DictSelect.module.css';

export interface DictSearchSelectProps extends Pick<
  SelectProps,
  'id' | 'disabled' | 'placeholder' | 'style' | 'className' | 'status' | 'aria-label' | 'aria-describedby'
> {
  /** Code of a dictionary, or a table dictionary `table,text,code`. */
  dict: string;
  /** One value; with `mode="multiple"` several joined by commas. 0 is a value. */
  value?: string | number | null;
  /** `''` for none. */
  onChange?: (value: string) => void;
  /** `multiple`: several items. Default: one. */
  mode?: 'multiple';
  /** Items that are asked for at once. Default 10. */
  pageSize?: number;
  /** Pause in typing before it is asked, in ms. Default 800; cells of tables wait 300. */
  waitMs?: number;
}

/** Pixels above the end of the list at which the next page is asked for. */
const nearEndPx = 48;

/** Chooses from a dictionary that is too long to be loaded: found by typing, more by scrolling. Chosen values keep their names whatever is searched for. */
export function DictSearchSelect({ dict, value, onChange, mode, pageSize = 10, waitMs = 800, ...rest }: DictSearchSelectProps) {
  const { t } = useTranslation('ui');
  const { language } = useSettings();
  const source = useSource('dictionary');
  const texts = useMemo(() => dictionaryTexts(source, language, dict), [source, language, dict]);
  useSyncExternalStore(texts.subscribe, texts.version, texts.version);
  const [state, setState] = useState<DictSearchState>({ loading: false, hasMore: false });
  const [typed, setTyped] = useState('');
  const search = useMemo(
    () =>
      createDictSearch({
        pageSize,
        waitMs,
        fetchPage: (query, signal) => source.search?.(dict, query, signal) ?? Promise.reject(new Error(`The source 'dictionary' cannot search '${dict}'`)),
        show: setState,
      }),
    [source, dict, pageSize, waitMs],
  );
  useEffect(() => search.stop, [search]);
  // Another language or dictionary, or texts that the source calls old: what was found is asked for again when the list opens.
  const shownFor = useRef(`${language} ${dict}`);
  useEffect(() => source.subscribe?.(() => (shownFor.current = '')), [source]);

  const text = value === null || value === undefined ? '' : String(value);
  const several = mode === 'multiple';
  const chosen = text === '' ? [] : several ? text.split(',') : [text];
  const names = useDescribingNames(chosen);
  const found = state.items ?? [];
  const options = [
    ...found,
    // antd names a chosen value by its option.
    ...chosen.filter((one) => !found.some((item) => item.value === one)).map((one) => texts.find(one) ?? { value: one, text: one }),
  ].map((item) => ({ value: item.value, label: item.text }));

  function ask(keyword: string, pauseMs?: number) {
    setTyped(keyword);
    search.ask(keyword, pauseMs);
  }

  function handleScroll({ currentTarget }: UIEvent<HTMLElement>) {
    if (currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < nearEndPx) search.more();
  }

  const waits = useWaitsForBrowser();
  if (dict === '') return <DictFailed dict="" onRetry={() => undefined} />;
  return (
    <>
      <Select<string | string[]>
        {...rest}
        aria-describedby={describedByValue(names.ids, rest['aria-describedby'])}
        labelRender={({ label, value: code }) => names.mark(String(code), String(label ?? code))}
        mode={waits ? undefined : mode}
        allowClear
        showSearch={{ filterOption: false, searchValue: typed, onSearch: (keyword) => ask(keyword) }}
        placeholder={rest.placeholder ?? t('dict.searchHint')}
        loading={state.loading}
        status={state.error ? 'error' : rest.status}
        value={several ? (waits ? undefined : chosen) : chosen[0]}
        options={options}
        notFoundContent={state.error ? null : <span className={styles.empty}>{state.loading ? t('loading') : t('dict.notFound')}</span>}
        onPopupScroll={handleScroll}
        onOpenChange={(open) => {
          if (!open || (state.items && shownFor.current === `${language} ${dict}`)) return;
          shownFor.current = `${language} ${dict}`;
          ask('', 0);
        }}
        onClear={() => ask('', 0)}
        onBlur={() => {
          if (typed !== '') ask('', 0);
        }}
        onChange={(next) => {
          const values = Array.isArray(next) ? next : next === undefined ? [] : [next];
          texts.learn(found.filter((item) => values.includes(item.value)));
          onChange?.(values.join(','));
        }}
      />
      {state.error && <DictFailed dict={dict} reason={state.error.message} onRetry={() => ask(typed, 0)} />}
    </>
  );
}
