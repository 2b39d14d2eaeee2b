import { CloseOutlined } from '@ant-design/icons';
import { List, type RowComponentProps } from 'react-window';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import styles from './picker.module.css';

interface ChosenListProps {
  title: string;
  values: readonly string[];
  nameOf: (value: string) => string;
  readOnly: boolean;
  onRemove: (value: string) => void;
  onClear: () => void;
}

const rowPx = 34;

/** Selected records, on any page of the table. Only rows in view are rendered. */
export function ChosenList({ title, values, nameOf, readOnly, onRemove, onClear }: ChosenListProps) {
  const { t } = usePickerTexts();
  return (
    <section className={styles.chosen} aria-label={title}>
      <header className={styles.chosenHead}>
        <h3>
          {title} <span className="hw-number">{values.length}</span>
        </h3>
        {!readOnly && values.length > 0 && (
          <button type="button" className="hw-link" onClick={onClear}>
            {t('clear')}
          </button>
        )}
      </header>
      {values.length === 0 ? (
        <p className={styles.nothing}>{t('nothingChosen')}</p>
      ) : (
        <List
          className={styles.chosenRows}
          rowCount={values.length}
          rowHeight={rowPx}
          rowProps={{ values, nameOf, onRemove: readOnly ? undefined : onRemove }}
          rowComponent={ChosenRow}
        />
      )}
    </section>
  );
}

interface ChosenRowData {
  values: readonly string[];
  nameOf: (value: string) => string;
  onRemove: ((value: string) => void) | undefined;
}

function ChosenRow({ ariaAttributes, index, style, values, nameOf, onRemove }: RowComponentProps<ChosenRowData>) {
  const { t } = usePickerTexts();
  const value = values[index]!;
  const name = nameOf(value);
  return (
    <div {...ariaAttributes} className={styles.chosenRow} style={style}>
      <span title={name}>{name}</span>
      {onRemove && (
        <button type="button" className="hw-icon-button" aria-label={t('removeNamed', { name })} onClick={() => onRemove(value)}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}
