import { Alert } from 'antd';
import { Suspense, useMemo } from 'react';
import { EditableTable } from '../EditableTable.tsx';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { useTableTexts } from '../context/useTableTexts.ts';
import type { ColumnProblem, JsonRow } from './ColumnJson.ts';
import { readJsonColumns } from './columnsFromJson.ts';
import type { JsonSources } from './JsonSources.ts';

export interface JsonEditableTableProps extends Omit<EditableTableProps<JsonRow>, 'columns'> {
  /** Columns as the server configured them: see `ColumnJson`. Keep the list the same between renders. */
  columns: unknown;
  /** Data sources for the columns. Keep its identity between renders. */
  sources?: JsonSources;
}

/** An editable table for a screen that a server configures. Columns that are not understood are left out and named above the others. */
export function JsonEditableTable({ columns: list, sources, ...props }: JsonEditableTableProps) {
  const { columns, table, problems } = useMemo(() => readJsonColumns(list, sources), [list, sources]);
  return (
    <>
      {problems.length > 0 && (
        <Suspense>
          <ColumnProblems problems={problems} />
        </Suspense>
      )}
      {columns.length > 0 && <EditableTable {...table} {...props} columns={columns} />}
    </>
  );
}

function ColumnProblems({ problems }: { problems: readonly ColumnProblem[] }) {
  const { t } = useTableTexts();
  return (
    <Alert
      type="error"
      showIcon
      title={t('columnsRefused')}
      description={
        <ul>
          {problems.map(({ column, code, value }, index) => (
            // Two problems may be alike; their place is all that tells them apart.
            <li key={index}>
              {column && `${column}: `}
              {t(`columnProblem.${code}`, { value })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
