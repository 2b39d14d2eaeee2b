import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { maxDepth, maxLines } from '@harrow/validation/query';
import { useDroppable } from '@dnd-kit/core';
import { Button, Tooltip } from 'antd';
import styles from '../AdvancedQuery.module.css';
import { useBuilder } from '../hooks/builderContext.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { endOf } from '../model/dropPlace.ts';
import { type BuiltGroup, isBuiltGroup } from '../model/tree.ts';
import { LineRow } from './LineRow.tsx';
import { MatchChoice } from './MatchChoice.tsx';
import { NotChoice } from './NotChoice.tsx';
import { MoveHandle } from './MoveHandle.tsx';

interface GroupItemsProps {
  group: BuiltGroup;
  /** 1 is the root. */
  depth: number;
}

/** Lines and groups of a group, with the buttons that add to it. */
export function GroupItems({ group, depth }: GroupItemsProps) {
  const { t } = useQueryTexts();
  const { builder, drop } = useBuilder();
  const { setNodeRef } = useDroppable({ id: endOf(group.id) });
  const isTarget = drop?.targetId === group.id && drop.side === 'inside';
  return (
    <>
      {group.items.map((item) => (isBuiltGroup(item) ? <GroupBox key={item.id} group={item} depth={depth + 1} /> : <LineRow key={item.id} line={item} />))}
      <div ref={setNodeRef} className={styles.add} data-drop={isTarget ? 'before' : undefined}>
        <Button
          type="link"
          size="small"
          icon={<PlusOutlined aria-hidden />}
          data-part="add"
          disabled={builder.isFull}
          onClick={() => builder.addLine(group.id)}
        >
          {t('addLine')}
        </Button>
        {depth < maxDepth && (
          <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} disabled={builder.isFull} onClick={() => builder.addGroup(group.id)}>
            {t('addGroup')}
          </Button>
        )}
        {builder.isFull && depth === 1 && <span className={styles.note}>{t('full', { n: maxLines })}</span>}
      </div>
    </>
  );
}

/** A group within a group. */
function GroupBox({ group, depth }: { group: BuiltGroup; depth: number }) {
  const { t } = useQueryTexts();
  const { builder, drop } = useBuilder();
  const { id } = group;
  const { setNodeRef } = useDroppable({ id });
  return (
    <div
      role="group"
      aria-label={t('group.label')}
      className={styles.group}
      data-item={id}
      data-drop={drop?.targetId === id && drop.side !== 'inside' ? drop.side : undefined}
    >
      <div ref={setNodeRef} className={styles.groupHead}>
        <MoveHandle id={id} label={t('group.move')} />
        <MatchChoice group={group} />
        <NotChoice group={group} />
        <div className={styles.tools}>
          <Tooltip title={t('group.clone')} mouseEnterDelay={0.5}>
            <button type="button" className="hw-icon-button" aria-label={t('group.clone')} disabled={builder.isFull} onClick={() => builder.clone(id)}>
              <CopyOutlined aria-hidden />
            </button>
          </Tooltip>
          <Tooltip title={t('group.remove')} mouseEnterDelay={0.5}>
            <button type="button" className="hw-icon-button" data-part="remove" aria-label={t('group.remove')} onClick={() => builder.remove(id)}>
              <DeleteOutlined aria-hidden />
            </button>
          </Tooltip>
        </div>
      </div>
      <GroupItems group={group} depth={depth} />
    </div>
  );
}
