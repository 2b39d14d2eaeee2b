import type { BatchResult } from '@harrow/api-client';
import { type Action, type Column, lazyPart, ListPage, useListProps } from '@harrow/ui';
import { type Selected, TreeTable, type TreeTableProps } from '@harrow/ui/trees';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../calls/resource.ts';
import { activeFilters } from '../filters/activeFilters.tsx';
import { TextFilter } from '../filters/TextFilter.tsx';
import { defaultListState } from '../list/address/listAddress.ts';
import { FileExport, ListImport } from '../list/ListTools.tsx';
import { useListState } from '../list/useListState.ts';
import { useFailureText } from '../calls/useFailureText.ts';
import { usePermission } from '../usePermission.ts';
import type { MoveDialog as MoveDialogType } from './MoveDialog.tsx';
import { NewButton } from './NewButton.tsx';
import type { Place } from './placesFor.ts';
import { type DialogState, RecordDialog, useRecordDialog } from './RecordDialog.tsx';
import { useDeletion } from './useDeletion.tsx';

/** A node as the server's trees have it: `key` is the id of its record, `title` its name in the user's language. */
export interface AdministeredNode<Node> extends Place<Node> {
  parentId: string | null;
}

interface AdministrationTreePageProps<Node extends AdministeredNode<Node>, Full> {
  title: string;
  description?: string;
  /** Address of the page; `detail/:id` below it shows a record from the start. */
  page: string;
  /** Of everything that a change makes old. */
  changes: QueryKey;
  /** The nodes below one; the roots without it. */
  branch: (parent: string | undefined) => Promise<readonly Node[]>;
  /** Every node, as a tree: the places to move one to. */
  tree: () => Promise<readonly Node[]>;
  /** The nodes whose name has the text in it, one after the other. */
  find: (text: string) => Promise<readonly Node[]>;
  hasChildren: (node: Node) => boolean;
  columns: Column<Node>[];
  /** Module code of the permissions: `depart`. */
  module: string;
  /** Name under which columns and views are remembered. */
  name: string;
  /** Where import and export lie, e.g. `/sys/category`, and the title of the import. */
  workbook: { path: string; title: string };
  /** Adds a root; without it there are no new roots, and nothing is moved to the top. */
  newRootText?: string;
  addText: string;
  moveText: string;
  /** Whether something may lie under a node. Default: under any. */
  mayHold?: (node: Node) => boolean;
  /** What the server lets the user do with a node: `add` below it, `edit`, `move`, `delete`. Default: what the user's rights say. */
  allowed?: (node: Node) => readonly string[];
  move: (id: string, pid: string | null) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** Deletes several, those below others first. @param ids joined by commas */
  removeSeveral: (ids: string) => Promise<BatchResult>;
  detail: Resource<unknown, Full>['detail'];
  /** The dialog of a record; a new one has none and comes under `above`, or becomes a root. */
  children: (record: Full | undefined, above: Node | undefined, dialog: DialogState) => ReactNode;
}

/** Leaves room for the head of portal and page, and for the search. */
const height = 'max(320px, calc(100dvh - 280px))';

const MoveDialog = lazyPart(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog })) as typeof MoveDialogType;

/** A tree that administrators keep: search, dialogs to add, change and move a node, deletion; what the user may not do is not there. */
export function AdministrationTreePage<Node extends AdministeredNode<Node>, Full>(props: AdministrationTreePageProps<Node, Full>) {
  const { title, module, newRootText, mayHold = () => true, hasChildren, columns } = props;
  const { t } = useTranslation('shared');
  const failureText = useFailureText();
  const mayAdd = usePermission(`${module}:add`);
  const mayEdit = usePermission(`${module}:edit`);
  const mayDelete = usePermission(`${module}:delete`);
  const mayDeleteSeveral = usePermission(`${module}:batch_delete`);
  const [version, setVersion] = useState(0);
  const [selected, setSelected] = useState<Selected<Node>>(() => new Map());
  const [above, setAbove] = useState<Node>();
  const [moving, setMoving] = useState<Node>();
  const grow = (): void => setVersion((before) => before + 1);
  const client = useQueryClient();
  const dialog = useRecordDialog(props.changes, { page: props.page, onClose: () => setMoving(undefined), onSaved: grow });
  const refresh = (): void => void client.invalidateQueries({ queryKey: props.changes }).then(grow);
  const { state, write } = useListState(props.name, defaultListState);
  const list = useListProps<Node>({
    state,
    defaults: defaultListState,
    onStateChange: write,
    // The tree asks for its branches itself.
    answer: { data: undefined, loading: false, error: null, reload: refresh },
    rowKey: ({ key }) => key,
  });
  const wanted = (state.filters['keyWord'] ?? '').trim();
  const handleDeleted = (ids: string[]): void => {
    setSelected(new Map([...selected].filter(([id]) => !ids.includes(id))));
    refresh();
  };
  const askDeletion = useDeletion(props.changes, grow);
  const { data: tree } = useQuery({ queryKey: [...props.changes, 'places'], queryFn: props.tree, enabled: moving !== undefined });
  const add = (node: Node | undefined): void => {
    setAbove(node);
    dialog.create();
  };
  const load: TreeTableProps['load'] = async ({ parent }) => {
    try {
      return await (wanted === '' ? props.branch(parent) : props.find(wanted));
    } catch (error) {
      throw new Error(failureText(error), { cause: error });
    }
  };
  // Not in each row.
  const [editText, viewText, deleteText] = [t('edit'), t('view'), t('administration.delete')];
  const may = (node: Node, action: string): boolean => props.allowed?.(node).includes(action) ?? true;
  const rowActions = (node: Node): Action[] => [
    { key: 'edit', label: mayEdit && may(node, 'edit') ? editText : viewText, onClick: () => dialog.open(node.key) },
    ...(mayAdd && mayHold(node) && may(node, 'add') ? [{ key: 'add', label: props.addText, onClick: () => add(node) }] : []),
    ...(mayEdit && may(node, 'move') ? [{ key: 'move', label: props.moveText, onClick: () => setMoving(node) }] : []),
    ...(mayDelete && may(node, 'delete')
      ? [{ key: 'delete', label: deleteText, danger: true, onClick: () => askDeletion(node.title, () => props.remove(node.key)) }]
      : []),
  ];
  const findText = t('administration.find');
  return (
    <>
      <ListPage<Node>
        {...list.pageProps}
        data={{ onRefresh: refresh, onChanged: handleDeleted }}
        title={title}
        description={props.description}
        storageKey={props.name}
        toolbar={
          <Flex gap={8} wrap justify="end">
            <ListImport path={props.workbook.path} permission={`${module}:import`} title={props.workbook.title} onImported={refresh} />
            <FileExport path={`${props.workbook.path}/exportXls`} permission={`${module}:export`} params={{ keyWord: wanted }} />
            {newRootText !== undefined && (
              <NewButton permission={`${module}:add`} onClick={() => add(undefined)}>
                {newRootText}
              </NewButton>
            )}
          </Flex>
        }
        filters={{ fields: <TextFilter name="keyWord" label={findText} />, active: activeFilters(state.filters, { keyWord: { label: findText } }) }}
        view={list.view}
        columns={columns}
        rowKey={({ key }) => key}
        selection={{
          ids: [...selected.keys()],
          records: [...selected.values()],
          onChange: (ids) => setSelected(new Map([...selected].filter(([id]) => ids.includes(id)))),
        }}
        batch={mayDeleteSeveral ? { deletion: { remove: (ids) => props.removeSeveral(ids.join(',')), isAllowed: (node) => may(node, 'delete') } } : undefined}
        body={(shown) => (
          <TreeTable<Node>
            key={wanted}
            {...shown}
            label={title}
            load={load}
            queryKey="parent"
            rowKey="key"
            height={height}
            openRoots={wanted === ''}
            hasChildren={(node) => wanted === '' && hasChildren(node)}
            rowActions={rowActions}
            onRowOpen={({ key }) => dialog.open(key)}
            version={version}
            {...(mayDeleteSeveral && { selection: { rows: selected, onChange: setSelected, isAllowed: (node: Node) => may(node, 'delete') } })}
          />
        )}
      />
      <RecordDialog dialog={dialog} detail={props.detail}>
        {(record) => props.children(record, above, dialog)}
      </RecordDialog>
      <Suspense>
        {moving && (
          <MoveDialog<Node>
            node={moving}
            tree={tree}
            mayHold={mayHold}
            mayBeRoot={newRootText !== undefined}
            move={(pid) => props.move(moving.key, pid)}
            onSaved={dialog.saved}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </>
  );
}
