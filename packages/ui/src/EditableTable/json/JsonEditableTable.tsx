import { Alert } from 'antd';
import { Suspense, useMemo } from 'react';
import { EditableTable } from '../EditableTable.tsx';
import type { EditableTableProps } from '../EditableTable.types.ts';
import { useTableTexts } from '../hooks/useTableTexts.ts';
import { ColumnJsonError, type JsonRow } from './ColumnJson.ts';
import { columnsFromJson } from './columnsFromJson.ts';
import type { JsonSources } from './JsonSources.ts';

export interface JsonEditableTableProps extends Omit<EditableTableProps<JsonRow>, 'columns'> {
  /** Columns as the server configured them: see `ColumnJson`. Keep the list the same between renders. */
  columns: unknown;
  /** What columns may need of the application. Keep it the same between renders. */
  sources?: JsonSources;
}

/** An editable table for a screen that a server configures. Columns that are not understood are named instead of shown wrongly. */
export function JsonEditableTable({ columns: list, sources, ...props }: JsonEditableTableProps) {
  const { made, refused } = useMemo(() => read(list, sources), [list, sources]);
  if (!made) {
    return (
      <Suspense>
        <ColumnProblems problems={refused.problems} />
      </Suspense>
    );
  }
  return <EditableTable {...made.table} {...props} columns={made.columns} />;
}

function read(list: unknown, sources: JsonSources | undefined) {
  try {
    return { made: columnsFromJson(list, sources) };
  } catch (error) {
    if (error instanceof ColumnJsonError) return { refused: error };
    throw error;
  }
}

function ColumnProblems({ problems }: Pick<ColumnJsonError, 'problems'>) {
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
