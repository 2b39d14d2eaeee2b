import { Button } from 'antd';
import { type FormEvent, useMemo, useState } from 'react';
import { useMessages, useSource } from '../../HarrowProvider/index.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useDepartments } from '../hooks/useDepartments.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import { useRecords } from '../hooks/useRecords.ts';
import { type DepartmentNode, searchNodes, toNodes } from '../model/departmentTree.ts';
import { valueOf } from '../../recordCache/recordCache.ts';
import { nameIn } from '../model/recordNames.ts';
import { addValues, isChoosable, removeValues, type SelectionStep, toggleValue } from '../model/selection.ts';
import type { PickerDialogProps } from '../pickers.types.ts';
import type { Department } from '../../sources/recordSources.ts';
import { ChosenNames } from './ChosenNames.tsx';
import { DepartmentTree } from './DepartmentTree.tsx';
import styles from './picker.module.css';
import { PickerModal } from './PickerModal.tsx';
import { Waiting } from './Waiting.tsx';

export interface DepartmentDialogProps extends PickerDialogProps {
  /** Field that is stored. Default `id`. */
  store?: keyof Department;
  /** Field that is shown. Default `departName`. */
  text?: keyof Department;
  /** Px. Default 500. */
  modalWidth?: number | undefined;
  /** Opens the first level. Default true. */
  rootOpened?: boolean | undefined;
  /** Whether a department may be chosen. Default: every one. */
  choosable?: ((department: Department) => boolean) | undefined;
}

/** Px. */
const treeHeight = 360;
const everyOne = () => true;

/** The tree of departments with a search. Linked, a press on a department takes everything below it along. */
export default function DepartmentDialog(props: DepartmentDialogProps) {
  const {
    store = 'id',
    text = 'departName',
    modalWidth = 500,
    rootOpened = true,
    choosable = everyOne,
    multiple = true,
    maxCount,
    exclude,
    readOnly = false,
    onOk,
    onCancel,
  } = props;
  const { t } = usePickerTexts();
  const { message } = useMessages();
  const source = useSource('departments');
  const cache = useRecords(source, store);
  const { nodes, error, retry, load, loadBranch } = useDepartments(store);
  const [values, setValues] = useState<readonly string[]>(props.values);
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [isLinked, setIsLinked] = useState(false);
  const found = useAnswer(search === '' || !nodes ? undefined : search, async (signal) => {
    const departments = source.search ? await source.search(search, signal) : searchNodes(nodes ?? [], search);
    cache.learn(departments);
    return departments;
  });
  // Found departments stand side by side, whatever lies below them.
  const hits = useMemo(() => found.data && toNodes(found.data.map((department) => ({ ...department, children: null, isLeaf: true }))), [found.data]);
  const shown = search === '' ? nodes : hits;
  const failure = search === '' ? error : found.error;
  const rules = { multiple, maxCount, exclude: exclude && new Set(exclude) };

  function take(step: SelectionStep) {
    setValues(step.values);
    setNote(step.overLimit > 0 ? t('limit', { n: maxCount }) : '');
  }

  async function press({ department }: DepartmentNode) {
    const value = valueOf(department, store);
    if (!multiple || !isLinked) return take(toggleValue(values, value, rules));
    try {
      const branch = (await loadBranch(department)).filter(choosable).map((one) => valueOf(one, store));
      take(values.includes(value) ? removeValues(values, branch) : addValues(values, branch, rules));
    } catch (reason) {
      message.error(reason instanceof Error ? reason.message : String(reason));
    }
  }

  function handleSearch(event: FormEvent) {
    // A form inside a form of the page must not send that one.
    event.preventDefault();
    event.stopPropagation();
    setSearch(typed.trim());
  }

  const chosen = new Set(values);
  const isChosen = ({ department }: DepartmentNode) => chosen.has(valueOf(department, store));
  const mayChoose = ({ department }: DepartmentNode) => choosable(department) && isChoosable(valueOf(department, store), rules);
  const isLocked = (node: DepartmentNode) => readOnly || (!isChosen(node) && !mayChoose(node));

  return (
    <PickerModal
      title={t('department.title')}
      width={modalWidth}
      onCancel={onCancel}
      footer={
        <div className={styles.dialogFoot}>
          <span>
            {multiple && !readOnly && (
              <span role="group" aria-label={t('department.treeOperations')} className={styles.treeButtons}>
                <Button aria-pressed={isLinked} type={isLinked ? 'primary' : 'default'} ghost={isLinked} onClick={() => setIsLinked(true)}>
                  {t('department.link')}
                </Button>
                <Button aria-pressed={!isLinked} onClick={() => setIsLinked(false)}>
                  {t('department.unlink')}
                </Button>
              </span>
            )}
          </span>
          <Button onClick={onCancel}>{t('close')}</Button>
          {!readOnly && (
            <Button type="primary" onClick={() => onOk([...values])}>
              {t('department.confirm')}
            </Button>
          )}
        </div>
      }
    >
      <form role="search" className={styles.treeSearch} onSubmit={handleSearch}>
        <input
          type="search"
          autoFocus
          className={styles.input}
          aria-label={t('department.search')}
          placeholder={t('department.searchPlaceholder')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') setSearch('');
          }}
        />
        <Button htmlType="submit">{t('query')}</Button>
      </form>
      {failure ? (
        <ErrorState reason={failure.message} onRetry={search === '' ? retry : found.retry} />
      ) : !shown || (search !== '' && found.loading) ? (
        <Waiting rows={6} />
      ) : shown.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <DepartmentTree
          key={search === '' ? 'tree' : 'found'}
          nodes={shown}
          load={search === '' ? load : undefined}
          rootOpened={rootOpened}
          multiple={multiple}
          height={treeHeight}
          isChosen={isChosen}
          isLocked={isLocked}
          onPress={(node) => void press(node)}
        />
      )}
      <ChosenNames values={values} nameOf={nameIn(cache, text)} note={note} onRemove={readOnly ? undefined : (value) => take(removeValues(values, [value]))} />
    </PickerModal>
  );
}
