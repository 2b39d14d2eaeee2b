import { Cascader } from 'antd';
import { useId, useMemo, useRef, useState } from 'react';
import { describedByValue } from '../../inputs/describedByValue.ts';
import { useDisabled } from '../../inputs/useDisabled.ts';
import type { AreaPickerProps } from '../AreaPicker.types.ts';
import { chinaCode } from '../../sources/areaSource.ts';
import { useAreaTexts } from '../hooks/useAreaTexts.ts';
import { useReadings } from '../hooks/useReadings.ts';
import { searchAreas } from '../model/areaSearch.ts';
import { type AreaNode, type AreaTree, cutLevels } from '../model/areaTree.ts';
import { toPath, toStored } from '../model/areaValue.ts';
import styles from '../AreaPicker.module.css';
import { clearable } from '../../inputs/clearable.tsx';

export interface AreaControlProps extends AreaPickerProps {
  tree: AreaTree;
}

/** Areas that are offered for what was typed. */
const mostFound = 50;

/** All levels in one field, found by typing names, their pinyin or its initials. */
export function AreaCascader(props: AreaControlProps) {
  const { tree, value, onChange, store = 'code', levels = 3, anyLevel = false, root = chinaCode, placeholder, disabled: own, ...aria } = props;
  const disabled = useDisabled(own);
  const { t } = useAreaTexts();
  const valueId = useId();
  const options = useMemo(() => cutLevels(tree.within(root), levels), [tree, root, levels]);
  const [readings, handleTyped] = useReadings(tree.nodes);
  const search = useMemo(() => {
    let found = new Map<string, number>();
    let last: string | undefined;
    /** Place of an area among those found. */
    const place = (path: AreaNode[], typed: string) => {
      if (typed !== last) found = new Map(searchAreas(options, typed, { readings, anyLevel, limit: mostFound }).map((node, at) => [node.value, at]));
      last = typed;
      return found.get(path.at(-1)!.value);
    };
    return {
      limit: mostFound,
      matchInputWidth: false,
      filter: (typed: string, path: AreaNode[]) => place(path, typed) !== undefined,
      sort: (one: AreaNode[], other: AreaNode[], typed: string) => place(one, typed)! - place(other, typed)!,
    };
  }, [options, readings, anyLevel]);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState('');
  // antd's cascader does not say which item the keys have reached.
  const sayActive = () =>
    requestAnimationFrame(() => setActive([...(list.current?.querySelectorAll('[class$="-item-active"]') ?? [])].at(-1)?.textContent ?? ''));
  // A stable array: antd resets the keyboard position with each new one.
  const shown = useMemo(() => {
    const path = toPath(tree, value, root);
    return path.length > 0 ? path.map((node) => node.value) : value ? [value] : [];
  }, [tree, value, root]);
  return (
    <>
      <Cascader<AreaNode>
        id={aria.id}
        aria-label={aria['aria-label']}
        aria-describedby={describedByValue(shown.length > 0 ? [valueId] : [], aria['aria-describedby'])}
        aria-invalid={aria['aria-invalid']}
        aria-required={aria['aria-required']}
        className={styles.cascader}
        classNames={{ popup: { root: styles.popup } }}
        options={options}
        value={shown}
        disabled={disabled}
        allowClear={clearable}
        changeOnSelect={anyLevel}
        displayRender={(labels) => <span id={valueId}>{labels.join('/')}</span>}
        placeholder={placeholder ?? t('placeholder')}
        onKeyDown={sayActive}
        onOpenChange={() => setActive('')}
        popupRender={(menu) => (
          // The id that the field refers to in `aria-controls`.
          <div id={aria.id && `${aria.id}_list`} ref={list}>
            {menu}
          </div>
        )}
        notFoundContent={<span className={styles.quiet}>{t('nothing')}</span>}
        showSearch={{ ...search, onSearch: handleTyped }}
        onChange={(_, chosen) => {
          const next = (chosen ?? []) as AreaNode[];
          onChange?.(toStored(next, store), next);
        }}
      />
      <span className="hw-hidden" role="status">
        {active}
      </span>
    </>
  );
}
