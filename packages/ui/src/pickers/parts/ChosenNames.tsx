import { CloseOutlined } from '@ant-design/icons';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import styles from './picker.module.css';

interface ChosenNamesProps {
  values: readonly string[];
  nameOf: (value: string) => string;
  /** Result of the last step. */
  note: string;
  onRemove: ((value: string) => void) | undefined;
}

/** Names written out; the others are counted. */
const mostNames = 50;

/** Selected records, below a tree. */
export function ChosenNames({ values, nameOf, note, onRemove }: ChosenNamesProps) {
  const { t } = usePickerTexts();
  const rest = values.length - mostNames;
  return (
    <div className={styles.chosenNames}>
      <p className={styles.note} role="status">
        {t('count', { n: values.length })} {note}
      </p>
      <div className={styles.chosenWords}>
        {values.slice(0, mostNames).map((value) => {
          const name = nameOf(value);
          return (
            <span key={value} className={styles.name}>
              {name}
              {onRemove && (
                <button type="button" className={styles.remove} aria-label={t('removeNamed', { name })} onClick={() => onRemove(value)}>
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </span>
          );
        })}
        {rest > 0 && <span className={styles.name}>+ {rest}</span>}
      </div>
    </div>
  );
}
