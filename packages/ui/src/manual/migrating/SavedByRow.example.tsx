import { dateColumn, type EditableColumn, EditableTable, RowRefusedError, selectColumn, textColumn } from '@harrow/ui/editable-table';

export interface Task {
  id: string;
  title: string;
  state: string | null;
  due: string | null;
}

const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];

const columns: EditableColumn<Task>[] = [
  textColumn({ key: 'title', title: 'Task', required: true, width: 240 }),
  selectColumn({ key: 'state', title: 'State', options: states, defaultValue: 'open' }),
  dateColumn({ key: 'due', title: 'Due', readOnly: (task) => task.state === 'done' }),
];

interface TasksProps {
  tasks: readonly Task[];
  /** Answers the id that the server gave. */
  store: (task: Task) => Promise<{ id: string; refused?: string }>;
  remove: (ids: string[]) => Promise<void>;
}

export function Tasks({ tasks, store, remove }: TasksProps) {
  return (
    <EditableTable
      label="Tasks"
      columns={columns}
      defaultRows={tasks}
      maxRows={20}
      toolbar={{ buttons: ['add'] }}
      onRowSave={async ({ row }) => {
        const { id, refused } = await store(row);
        if (refused !== undefined) throw new RowRefusedError([{ column: 'title', text: refused }]);
        return { id };
      }}
      onBeforeRemove={(rows) => remove(rows.map(({ id }) => id))}
    />
  );
}
