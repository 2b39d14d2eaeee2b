import { Button, Input, Modal, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { useMessages, useSource } from '../../HarrowProvider/index.ts';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ErrorState } from '../../states/ErrorState.tsx';
import { ListSkeleton } from '../../states/Skeletons.tsx';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useDepartments } from '../hooks/useDepartments.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import { useRecords } from '../hooks/useRecords.ts';
import { type DepartmentNode, flatNodes, searchNodes, toNodes } from '../model/departmentTree.ts';
import { valueOf } from '../model/recordCache.ts';
import { nameIn } from '../model/recordNames.ts';
import { addValues, removeValues, type SelectionStep, toggleValue } from '../model/selection.ts';
import type { PickerDialogProps } from '../pickers.types.ts';
import type { Department } from '../sources.ts';
import { ChosenNames } from './ChosenNames.tsx';
import styles from './picker.module.css';

export interface DepartmentDialogProps extends PickerDialogProps {
  /** Field that is stored. Default `id`. */
  store?: keyof Department;
  /** Field that is shown. Default `departName`. */
  text?: keyof Department;
  /** Px. Default 500. */
  modalWidth?: number | undefined;
  /** Opens the first level. Default true. */
  rootOpened?: boolean | undefined;
}

/** Higher trees are scrolled, and only rows in view are drawn. */
const treeHeight = 360;

/** The tree of departments with a search. Linked, a press on a department takes everything below it along. */
export default function DepartmentDialog(props: DepartmentDialogProps) {
  const {
    store = 'id',
    text = 'departName',
    modalWidth = 500,
    rootOpened = true,
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
    if (!multiple || !isLinked || readOnly) return take(toggleValue(values, value, rules));
    try {
      const branch = (await loadBranch(department)).map((one) => valueOf(one, store));
      take(values.includes(value) ? removeValues(values, branch) : addValues(values, branch, rules));
    } catch (reason) {
      message.error(reason instanceof Error ? reason.message : String(reason));
    }
  }

  const chosen = new Set(values);
  const isChosen = ({ department }: DepartmentNode) => chosen.has(valueOf(department, store));
  const marked =
    values.length === 0
      ? []
      : flatNodes(shown ?? [])
          .filter(isChosen)
          .map(({ key }) => key);
  const lock = (list: readonly DepartmentNode[]): DepartmentNode[] =>
    list.map((node) => {
      const disabled = readOnly || (!isChosen(node) && (rules.exclude?.has(valueOf(node.department, store)) ?? false));
      return { ...node, disableCheckbox: disabled, children: node.children && lock(node.children) };
    });
  // The tree reads new nodes from the first to the last: without need it gets the same again.
  const nodesToShow = shown && (readOnly || exclude ? lock(shown) : (shown as DepartmentNode[]));

  return (
    <Modal
      open
      centered
      title={t('department.title')}
      width={`min(${modalWidth}px, calc(100vw - 16px))`}
      mask={{ closable: false }}
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
      <Input.Search
        autoFocus
        allowClear
        className={styles.treeSearch}
        maxLength={100}
        aria-label={t('department.search')}
        placeholder={t('department.searchPlaceholder')}
        onSearch={(typed) => setSearch(typed.trim())}
        onChange={(event) => event.target.value === '' && setSearch('')}
      />
      {failure ? (
        <ErrorState reason={failure.message} onRetry={search === '' ? retry : found.retry} />
      ) : !shown || !nodesToShow || (search !== '' && found.loading) ? (
        <ListSkeleton rows={6} />
      ) : shown.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <Tree<DepartmentNode>
          key={search === '' ? 'tree' : 'found'}
          aria-label={t('department.tree')}
          className={styles.tree}
          blockNode
          checkable={multiple}
          checkStrictly
          selectable
          height={treeHeight}
          treeData={nodesToShow}
          defaultExpandedKeys={rootOpened ? shown.filter(({ children }) => children).map(({ key }) => key) : []}
          checkedKeys={{ checked: marked, halfChecked: [] }}
          selectedKeys={multiple ? [] : marked}
          loadData={search === '' ? (node) => load(node.key).catch(() => undefined) : undefined}
          onCheck={(_keys, { node }) => void press(node)}
          onSelect={(_keys, { node }) => !node.disableCheckbox && void press(node)}
        />
      )}
      <ChosenNames values={values} nameOf={nameIn(cache, text)} note={note} onRemove={readOnly ? undefined : (value) => take(removeValues(values, [value]))} />
    </Modal>
  );
}
