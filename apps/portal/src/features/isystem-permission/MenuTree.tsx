import { EmptyState } from '@harrow/ui';
import { Tree, type TreeDataNode, type TreeProps } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLine } from './EntryLine.tsx';
import type { MenuNode } from './menuEntries.ts';
import { flatTree } from '../../shared/flatTree.ts';
import { isMovable, type Place, placeAt } from './menuModel.ts';

interface MenuTreeProps {
  /** Entries shown. */
  nodes: readonly MenuNode[];
  /** The whole menu. */
  all: readonly MenuNode[];
  opensAll: boolean;
  mayMove: boolean;
  onOpen: (entry: MenuNode) => void;
  onMove: (entry: MenuNode, place: Place) => void;
  onChanged: () => void;
}

type Data = TreeDataNode & { entry: MenuNode; children: Data[] };

const toData = (entry: MenuNode): Data => ({ key: entry.id, title: entry.name, entry, children: (entry.children ?? []).map(toData) });

/** Drop position as antd reports it: on a node, or in the gap before or behind it. */
const gapOf = ({ dropToGap, dropPosition, node }: Parameters<NonNullable<TreeProps<Data>['onDrop']>>[0]): 'inside' | 'before' | 'behind' => {
  if (!dropToGap) return 'inside';
  return dropPosition < Number(node.pos.split('-').at(-1)) ? 'before' : 'behind';
};

/** An entry may move to another group only if the user may take it from those who see it. */
const mayStand = ({ pid, allowedActions }: MenuNode, place: Place | undefined): boolean =>
  place !== undefined && (place.pid === pid || allowedActions.includes('move'));

/** Groups, pages and buttons; pages are dragged to another place, and by the dialog of an entry with the keyboard. */
export function MenuTree({ nodes, all, opensAll, mayMove, onOpen, onMove, onChanged }: MenuTreeProps) {
  const { t } = useTranslation('isystemPermission');
  const data = useMemo(() => nodes.map(toData), [nodes]);
  const [expanded, setExpanded] = useState<readonly string[]>(() => all.map(({ id }) => id));
  const keys = opensAll ? flatTree(nodes).map(({ id }) => id) : expanded;
  if (nodes.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <Tree<Data>
      blockNode
      showLine
      virtual={false}
      selectable={false}
      treeData={data}
      expandedKeys={[...keys]}
      onExpand={(open) => setExpanded(open.map(String))}
      draggable={mayMove && { icon: false, nodeDraggable: (node) => isMovable((node as Data).entry, all) }}
      allowDrop={({ dragNode, dropNode, dropPosition }) =>
        mayStand(dragNode.entry, placeAt(dragNode.entry, dropNode.entry, dropPosition === 0 ? 'inside' : dropPosition < 0 ? 'before' : 'behind', all))
      }
      onDrop={(drop) => {
        const place = placeAt(drop.dragNode.entry, drop.node.entry, gapOf(drop), all);
        if (place) onMove(drop.dragNode.entry, place);
      }}
      titleRender={({ entry }) => <EntryLine entry={entry} onOpen={() => onOpen(entry)} onChanged={onChanged} />}
    />
  );
}
