import { SearchOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { type KeyboardEvent, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { LookupSource } from '../../../sources/lookupSource.ts';
import { toNamed } from './toNamed.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import styles from '../../EditableTable.module.css';
import { useTableContext } from '../../context/tableContext.ts';
import type { LabelStore } from './labelStore.ts';
import { createOptionSet, joinValues, noOptions, splitValues } from '../select/options.ts';
import { createSearch, type SearchState } from './search.ts';
import { ChoicesFailed } from '../select/ChoicesFailed.tsx';
import { DialogPlace } from '../DialogPlace.tsx';
import editorStyles from '../editors.module.css';

interface LookupEditorProps extends ValueEditorProps {
  labels: LabelStore;
  search: LookupSource['search'];
  Dialog: LookupSource['Dialog'];
  /** Key of the column. */
  column: string;
  multiple: boolean;
  allowClear: boolean;
  tipsContent: string | undefined;
}

/** Finds by typing. Chosen values keep their names whatever is being searched for. */
export function LookupEditor(props: LookupEditorProps) {
  const { value, rowId, aria, startOpen, placeholder, onChange, onBlur, labels, search, Dialog, column, multiple, allowClear, tipsContent } = props;
  const { t, focus } = useTableContext();
  const [dialogOpen, setDialogOpen] = useState(false);
  const [state, setState] = useState<SearchState>({ loading: false });
  const [asking] = useState(() => createSearch(search, setState));
  const [typed, setTyped] = useState('');
  useEffect(() => asking.stop, [asking]);
  const chosen = splitValues(value);
  // A text, so that it is the same one until a name has arrived.
  const readNames = () => chosen.map((one) => labels.find(one)?.label ?? one).join('\n');
  const names = useSyncExternalStore(labels.subscribe, readNames, readNames).split('\n');
  const found = state.options ? createOptionSet(state.options) : noOptions;
  const offered = [
    ...found.list.map((option) => ({ value: String(option.value), label: option.label, disabled: option.disabled })),
    // antd names a chosen value by its option.
    ...chosen.flatMap((one, index) => (found.find(one) ? [] : [{ value: one, label: names[index] ?? one, disabled: false }])),
  ];

  function ask(text: string, waitMs?: number) {
    setTyped(text);
    asking.ask(text, waitMs);
  }

  function handleChange(next: string | string[] | undefined) {
    const values = splitValues(next);
    labels.learn(found.list.filter((option) => values.includes(String(option.value))).map(toNamed));
    onChange(multiple ? joinValues(values) : (values[0] ?? null));
  }

  /** F4, as date fields and spreadsheets open theirs. */
  function handleKeyDown(event: KeyboardEvent) {
    if (!Dialog || event.key !== 'F4') return;
    event.preventDefault();
    setDialogOpen(true);
  }

  function closeDialog() {
    setDialogOpen(false);
    focus.focusCell(rowId, column);
  }

  const stored = multiple ? chosen : chosen[0];
  return (
    <div className={editorStyles.lookup} role="presentation" onKeyDown={handleKeyDown}>
      <Select<string | string[]>
        {...aria}
        className={styles.antdEditor}
        {...(multiple && { mode: 'multiple', maxTagCount: 1 })}
        defaultOpen={startOpen}
        status={aria['aria-invalid'] ? 'error' : ''}
        value={stored}
        options={offered}
        loading={state.loading}
        allowClear={allowClear}
        showSearch={{ filterOption: false, searchValue: typed, onSearch: (text) => ask(text) }}
        placeholder={placeholder}
        popupMatchSelectWidth={false}
        notFoundContent={state.error ? null : state.options ? undefined : (tipsContent ?? t('typeToSearch'))}
        onOpenChange={(open) => open && !state.options && ask('', 0)}
        onChange={handleChange}
        onBlur={() => {
          setTyped('');
          onBlur();
        }}
      />
      {Dialog && (
        <button
          type="button"
          tabIndex={-1}
          className={editorStyles.besideButton}
          aria-label={t('choose', { name: aria['aria-label'] })}
          aria-haspopup="dialog"
          onClick={() => setDialogOpen(true)}
        >
          <SearchOutlined aria-hidden />
        </button>
      )}
      {state.error && <ChoicesFailed error={state.error} onRetry={() => ask(typed, 0)} />}
      {Dialog && dialogOpen && (
        <DialogPlace onEscape={closeDialog}>
          <Suspense>
            <Dialog
              values={chosen}
              multiple={multiple}
              onCancel={closeDialog}
              onOk={(values) => {
                closeDialog();
                handleChange(values);
              }}
            />
          </Suspense>
        </DialogPlace>
      )}
    </div>
  );
}
