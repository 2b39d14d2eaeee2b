import type { ProductTreeNode } from '@harrow/api-client';
import { Checkbox, Input, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../shared/usePermission.ts';
import { useSettled } from '../../shared/useSettled.ts';
import { ProductDeletion } from './ProductDeletion.tsx';
import styles from './ProductPage.module.css';
import { type ProductPlace, toPlaces } from './products.ts';

interface ProductTreeProps {
  nodes: readonly ProductTreeNode[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onRemoved: (ids: string[]) => void;
}

/** Rows of the tree that are drawn are as high as this, in px. */
const height = 560;

const keysOf = (places: readonly ProductPlace[]): string[] => places.flatMap(({ key, children }) => [key, ...keysOf(children)]);

/** All products, searchable by code and name. Matches are expanded, otherwise the product lines. */
export function ProductTree({ nodes, selected, onSelect, onRemoved }: ProductTreeProps) {
  const { t } = useTranslation('product');
  const { t: shared } = useTranslation('shared');
  const [text, setText] = useState('');
  const [onlyEnabled, setOnlyEnabled] = useState(false);
  const mayDelete = usePermission('product:batch_delete');
  const [checked, setChecked] = useState<readonly string[]>([]);
  const wanted = useSettled(text);
  const places = useMemo(() => toPlaces(nodes, { text: wanted, onlyEnabled }), [nodes, wanted, onlyEnabled]);
  const [opened, setOpened] = useState<string[]>();
  const open = wanted.trim() === '' ? (opened ?? places.map(({ key }) => key)) : keysOf(places);
  return (
    <div className={styles.tree}>
      <Input.Search
        allowClear
        value={text}
        placeholder={shared('administration.find')}
        aria-label={shared('administration.find')}
        onChange={(event) => setText(event.target.value)}
      />
      <Checkbox checked={onlyEnabled} onChange={(event) => setOnlyEnabled(event.target.checked)}>
        {t('onlyEnabled')}
      </Checkbox>
      <ProductDeletion
        chosen={nodes.filter(({ id }) => checked.includes(id))}
        onClear={() => setChecked([])}
        onRemoved={(ids) => {
          setChecked(checked.filter((id) => !ids.includes(id)));
          onRemoved(ids);
        }}
      />
      <Tree<ProductPlace>
        aria-label={t('title')}
        blockNode
        height={height}
        treeData={places}
        checkable={mayDelete}
        // Selecting a line does not select the products below it: a deletion names each product.
        checkStrictly
        checkedKeys={[...checked]}
        onCheck={(_keys, { node, checked: isChecked }) => setChecked(isChecked ? [...checked, node.key] : checked.filter((id) => id !== node.key))}
        expandedKeys={open}
        onExpand={(keys) => setOpened(keys.map(String))}
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelect={(_keys, { node }) => onSelect(node.key)}
        titleRender={({ title, code, level, isOff }) => (
          <>
            <span className={isOff ? styles.off : undefined}>{title}</span>
            {level < 4 && <span className={styles.code}>{code}</span>}
          </>
        )}
      />
    </div>
  );
}
