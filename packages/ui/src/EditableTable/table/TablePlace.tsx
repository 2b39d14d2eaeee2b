import { ServerStyles } from '../../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../../serverStyles/useStyleOf.ts';
import styles from '../EditableTable.module.css';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { guessHeight } from './tableSize.ts';

/** Keeps the place of a table while its texts are on their way, as high as the table will be: what stands below it does not move. */
export function TablePlace<Row extends object>(props: EditableTableProps<Row>) {
  const styleOf = useStyleOf();
  const size = { minHeight: guessHeight(props) };
  return (
    <div className={styles.table} {...styleOf(size)} aria-busy>
      <ServerStyles styleOf={styleOf} styles={() => [size]} />
    </div>
  );
}
