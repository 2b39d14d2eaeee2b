import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { type DialogState, useRecordDialog } from './RecordDialog.tsx';
import { useDeletion } from './useDeletion.tsx';

export interface TreeUpkeep<Node> {
  /** For `TreeTable`: grows with every change. */
  version: number;
  /** Of a node, and of the one that is being moved. */
  dialog: DialogState;
  /** Under which a new node comes; null: a root. */
  above: Node | null;
  add: (above: Node | null) => void;
  moving: Node | undefined;
  move: (node: Node) => void;
  askDeletion: ReturnType<typeof useDeletion>;
}

/** What is done with the nodes of a tree. @param key of everything that a change makes old @param page of the tree, see `useRecordDialog` */
export function useTreeUpkeep<Node>(key: QueryKey, page: string): TreeUpkeep<Node> {
  const [version, setVersion] = useState(0);
  const [above, setAbove] = useState<Node | null>(null);
  const [moving, setMoving] = useState<Node>();
  const grow = (): void => setVersion((before) => before + 1);
  const dialog = useRecordDialog(key, { page, onClose: () => setMoving(undefined), onSaved: grow });
  const askDeletion = useDeletion(key, grow);
  const add = (node: Node | null): void => {
    setAbove(node);
    dialog.create();
  };
  return { version, dialog, above, add, moving, move: setMoving, askDeletion };
}
