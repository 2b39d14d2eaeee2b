import { CloseOutlined } from '@ant-design/icons';
import { type Ref, useId } from 'react';
import { describedByValue } from '../../inputs/describedByValue.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import type { PickerControlProps } from '../pickers.types.ts';
import styles from './picker.module.css';

type Aria = Pick<PickerControlProps<unknown>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

interface PickerFieldProps extends Aria {
  values: readonly string[];
  nameOf: (value: string) => string;
  placeholder: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  /** Characters of a name before it is cut. */
  ellipsisLength: number;
  buttonRef: Ref<HTMLButtonElement>;
  /** The field is hovered, or its button focused. */
  onPoint: () => void;
  onOpen: () => void;
  onRemove: (value: string) => void;
  onClear: () => void;
}

/** Names written out; the others are counted. */
const mostNames = 20;

/** The names of what is chosen, and a button that opens the dialog. */
export function PickerField({
  values,
  nameOf,
  placeholder,
  disabled,
  readOnly,
  ellipsisLength,
  buttonRef,
  onPoint,
  onOpen,
  onRemove,
  onClear,
  'aria-label': label,
  ...aria
}: PickerFieldProps) {
  const { t } = usePickerTexts();
  const fieldId = useId();
  if (readOnly) return <span id={aria.id}>{values.length === 0 ? '–' : values.map(nameOf).join(', ')}</span>;
  const rest = values.length - mostNames;
  const nameId = (index: number) => `${fieldId}-${index}`;
  const named = values.slice(0, mostNames);
  return (
    <div
      className={styles.field}
      onPointerEnter={onPoint}
      data-disabled={disabled || undefined}
      data-invalid={aria['aria-invalid'] === true || aria['aria-invalid'] === 'true' || undefined}
    >
      {/* The button does the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.names} onClick={(event) => !disabled && event.target === event.currentTarget && onOpen()}>
        {values.length === 0 && <span className={styles.placeholder}>{placeholder ?? t('placeholder')}</span>}
        {named.map((value, index) => {
          const name = nameOf(value);
          return (
            <span key={value} className={styles.name} title={name}>
              <span id={nameId(index)}>{cut(name, ellipsisLength)}</span>
              {!disabled && (
                <button type="button" className={styles.remove} aria-label={t('removeNamed', { name })} onClick={() => onRemove(value)}>
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </span>
          );
        })}
        {rest > 0 && (
          <span id={nameId(mostNames)} className={styles.name}>
            + {rest}
          </span>
        )}
      </div>
      {values.length > 1 && !disabled && (
        <button type="button" className="hw-icon-button" aria-label={t('clear')} onClick={onClear}>
          <CloseOutlined aria-hidden />
        </button>
      )}
      <button
        {...aria}
        type="button"
        className={styles.open}
        aria-label={label && `${label}: ${t('open')}`}
        aria-describedby={describedByValue([...named.keys(), ...(rest > 0 ? [mostNames] : [])].map(nameId), aria['aria-describedby'])}
        ref={buttonRef}
        disabled={disabled}
        aria-haspopup="dialog"
        onFocus={onPoint}
        onClick={onOpen}
      >
        {t('open')}
      </button>
    </div>
  );
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return length < 0 || characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
