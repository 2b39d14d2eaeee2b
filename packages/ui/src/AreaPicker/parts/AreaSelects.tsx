import { Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { describedByValue } from '../../inputs/describedByValue.ts';
import { useDisabled } from '../../inputs/useDisabled.ts';
import { chinaCode } from '../../sources/areaSource.ts';
import { useAreaTexts } from '../hooks/useAreaTexts.ts';
import { useReadings } from '../hooks/useReadings.ts';
import { nameRank } from '../model/areaSearch.ts';
import { type AreaNode, cutLevels } from '../model/areaTree.ts';
import { toPath, toStored } from '../model/areaValue.ts';
import styles from '../AreaPicker.module.css';
import type { AreaControlProps } from './AreaCascader.tsx';

/** A choice that is not yet deep enough to be stored, beside the value it left. */
interface Draft {
  value: string;
  path: readonly AreaNode[];
}

const levelNames = ['province', 'city', 'district'] as const;

/** A select for each level; one level clears those below it, and takes along what there is no choice about. */
export function AreaSelects(props: AreaControlProps) {
  const { tree, value, onChange, store = 'code', levels = 3, anyLevel = false, root = chinaCode, placeholder, disabled: own, ...aria } = props;
  const disabled = useDisabled(own);
  const { t } = useAreaTexts();
  const fieldId = useId();
  const options = useMemo(() => cutLevels(tree.within(root), levels), [tree, root, levels]);
  const [readings, handleTyped] = useReadings(tree.nodes);
  const [draft, setDraft] = useState<Draft>();
  const stored = value ?? '';
  const path = draft?.value === stored ? draft.path : toPath(tree, stored, root);
  const isUnknown = stored !== '' && path.length === 0;

  function choose(level: number, node: AreaNode | undefined) {
    let next = node ? [...path.slice(0, level), node] : path.slice(0, level);
    for (let only = node; only?.children?.length === 1 && !anyLevel; next = [...next, only]) only = only.children[0]!;
    const isWhole = next.length > 0 && (anyLevel || !next.at(-1)!.children);
    const whole = isWhole ? next : [];
    const nextValue = toStored(whole, store);
    setDraft({ value: nextValue, path: next });
    if (nextValue !== stored) onChange?.(nextValue, whole);
  }

  // Areas of the path come from the whole tree; options may end above what lies in them.
  const columns: (readonly AreaNode[])[] = [options];
  for (const { value: chosen } of path) {
    const inside = columns.at(-1)!.find((node) => node.value === chosen)?.children;
    if (!inside) break;
    columns.push(inside);
  }
  const outermost = options[0]?.index ?? 1;
  const count = Math.max(columns.length, levels - outermost + 1);

  return (
    <div className={styles.selects} role="group" aria-label={aria['aria-label']}>
      {Array.from({ length: count }, (_, level) => {
        const column = columns[level];
        const name = t(levelNames[(column?.[0]?.index ?? outermost + level) - 1] ?? 'district');
        const shown = isUnknown && level === 0 ? stored : path[level]?.value;
        const valueId = `${fieldId}-${level}`;
        return (
          <Select
            key={level}
            id={level === 0 ? aria.id : undefined}
            aria-label={name}
            aria-describedby={describedByValue(shown === undefined ? [] : [valueId], level === 0 ? aria['aria-describedby'] : undefined)}
            aria-invalid={aria['aria-invalid']}
            aria-required={aria['aria-required']}
            disabled={disabled || !column}
            allowClear
            placeholder={level === 0 ? (placeholder ?? name) : name}
            notFoundContent={<span className={styles.quiet}>{t('nothing')}</span>}
            options={column?.map((node) => ({ value: node.value, label: node.label }))}
            value={shown}
            labelRender={({ label, value: code }) => <span id={valueId}>{label ?? code}</span>}
            showSearch={{ onSearch: handleTyped, filterOption: (typed, option) => nameRank(option?.label ?? '', typed, readings) !== undefined }}
            onChange={(next: string | undefined) =>
              choose(
                level,
                column?.find((node) => node.value === next),
              )
            }
          />
        );
      })}
    </div>
  );
}
