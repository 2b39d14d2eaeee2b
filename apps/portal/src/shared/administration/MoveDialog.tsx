import { Form, TreeSelect } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from './EditDialog.tsx';
import { type Place, placesFor } from './placesFor.ts';

interface MoveDialogProps<Node extends Place<Node>> {
  node: { key: string; title: string; parentId: string | null };
  /** The whole tree; undefined while it is on its way. */
  tree: readonly Node[] | undefined;
  /** Whether something may be moved under a node. */
  mayHold?: (node: Node) => boolean;
  /** It may also become a root. */
  mayBeRoot?: boolean;
  move: (pid: string | null) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

/** Chooses the node under which another one, with all below it, is hung. */
export function MoveDialog<Node extends Place<Node>>({ node, tree, mayHold, mayBeRoot = false, move, onSaved, onClose }: MoveDialogProps<Node>) {
  const { t } = useTranslation('shared');
  const places = useMemo(() => tree && placesFor(tree, node.key, mayHold), [tree, node.key, mayHold]);
  return (
    <EditDialog<{ pid?: string | null }>
      title={t('administration.moveOf', { name: node.title })}
      width={520}
      initialValues={{ pid: node.parentId }}
      save={({ pid }) => move(pid ?? null)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item name="pid" label={t('administration.moveUnder')} rules={mayBeRoot ? [] : [{ required: true, message: t('required') }]}>
        <TreeSelect
          treeData={places}
          loading={!places}
          allowClear={mayBeRoot}
          placeholder={mayBeRoot ? t('administration.top') : undefined}
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeDefaultExpandAll
          styles={{ popup: { root: { maxHeight: 400, overflow: 'auto' } } }}
        />
      </Form.Item>
    </EditDialog>
  );
}
