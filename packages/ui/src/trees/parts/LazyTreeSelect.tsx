import { TreeSelect } from 'antd';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRecordCache } from '../../recordCache/recordCache.ts';
import { toValues, toText } from '../../inputs/commaText.ts';
import { addBranch, loadAgain, titleIn, toTreeNodes, type TreeNode } from '../model/treeNodes.ts';
import type { TreeNodeAnswer } from '../../sources/treeSources.ts';
import { useWaitsForBrowser } from '../../serverStyles/useWaitsForBrowser.ts';
import styles from '../trees.module.css';
import { useTreeTexts } from '../useTreeTexts.ts';
import { clearable } from '../../inputs/clearable.tsx';
import { describedByValue } from '../../inputs/describedByValue.ts';
import { useDescribingNames } from '../../inputs/useDescribingNames.tsx';

/** A control for `Form.Item` whose value is one text, several values joined by commas. */
export interface TreeSelectControl {
  /** The stored value, several joined by commas; null and undefined are empty. */
  value?: string | null;
  /** `''` for none. `label`: the names of the values, joined by commas. */
  onChange?: (value: string, label: string) => void;
  /** Several values. Default false. */
  multiple?: boolean;
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Set by `Form.Item`. */
  id?: string;
  /** Name for screen readers, where no label belongs to the field. */
  'aria-label'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string;
}

interface LazyTreeSelectProps extends TreeSelectControl {
  load: (parent: string | undefined, signal: AbortSignal) => Promise<readonly TreeNodeAnswer[]>;
  texts: (values: readonly string[], signal: AbortSignal) => Promise<readonly string[]>;
  /** Tells when the tree has changed. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

const listHeight = 400;

interface Named {
  value: string;
  title: string;
}

const createNames = (texts: LazyTreeSelectProps['texts']) =>
  createRecordCache<Named>('value', async (values) => {
    const found = await texts(values, new AbortController().signal);
    return values.map((one, index) => ({ value: one, title: found[index] ?? one }));
  });

/** A tree that is asked for level by level, as it is opened; for another tree it needs another `key`. Values that have not been seen there are named by the source. */
export function LazyTreeSelect({ load, texts, subscribe, value, onChange, multiple = false, disabled, placeholder, id, ...aria }: LazyTreeSelectProps) {
  const { t } = useTreeTexts();
  const [nodes, setNodes] = useState<TreeNode[]>();
  const [error, setError] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const [names, setNames] = useState(() => createNames(texts));
  useSyncExternalStore(names.subscribe, names.version, names.version);

  // '0' stands for no parent, and so for no value.
  const chosen = toValues(value).filter((one) => one !== '0' || multiple);
  const nameOf = (one: string) => titleIn(nodes ?? [], one) ?? names.find(one)?.title ?? one;

  async function fetchBranch(parent: string | undefined) {
    const { signal } = leaving.current;
    try {
      const children = toTreeNodes(await load(parent, signal));
      if (signal.aborted) return;
      setError(undefined);
      setNodes((before) => (parent === undefined || !before ? children : addBranch(before, parent, children)));
    } catch (reason) {
      if (!signal.aborted) setError(reason instanceof Error ? reason.message : String(reason));
    }
  }

  /** Reloads known branches, showing their old rows meanwhile. */
  async function renew() {
    setNames(createNames(texts));
    if (!nodes) return;
    const { signal } = leaving.current;
    try {
      const fresh = await loadAgain(nodes, undefined, (parent) => load(parent, signal));
      if (signal.aborted) return;
      setError(undefined);
      setNodes(fresh);
    } catch (reason) {
      if (!signal.aborted) setError(reason instanceof Error ? reason.message : String(reason));
    }
  }
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => subscribe?.(() => void latest.current()), [subscribe]);

  const waits = useWaitsForBrowser();
  const described = useDescribingNames(chosen);
  const labelled = chosen.map((one) => ({ value: one, label: described.mark(one, nameOf(one)) }));
  function handleChange(next: Labelled | Labelled[] | undefined) {
    const values = (Array.isArray(next) ? next : next ? [next] : []).map((one) => one.value);
    onChange?.(toText(values), values.map(nameOf).join(','));
  }

  return (
    <>
      <TreeSelect<Labelled | Labelled[]>
        {...aria}
        id={id}
        aria-describedby={describedByValue(described.ids, aria['aria-describedby'])}
        className="hw-wide"
        allowClear={clearable}
        labelInValue
        multiple={multiple && !waits}
        treeCheckable={false}
        disabled={disabled}
        status={error === undefined ? '' : 'error'}
        placeholder={placeholder ?? t('placeholder')}
        listHeight={listHeight}
        styles={{ popup: { root: { maxHeight: listHeight, overflow: 'auto' } } }}
        treeData={nodes ?? []}
        value={multiple ? (waits ? undefined : labelled) : labelled[0]}
        notFoundContent={error === undefined ? <span className={styles.quiet}>{nodes ? t('empty') : t('loading')}</span> : null}
        loadData={(node) => fetchBranch(String(node.value))}
        onOpenChange={(open) => open && !nodes && void fetchBranch(undefined)}
        onChange={handleChange}
      />
      {error !== undefined && (
        <div role="alert" className={styles.failed}>
          {error}{' '}
          <button type="button" className="hw-link" onClick={() => void fetchBranch(undefined)}>
            {t('retry')}
          </button>
        </div>
      )}
    </>
  );
}

interface Labelled {
  value: string;
  label: ReactNode;
}
