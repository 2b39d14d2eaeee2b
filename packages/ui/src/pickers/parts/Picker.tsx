import { type ReactNode, Suspense, useRef, useState } from 'react';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import type { RecordCache } from '../../recordCache/recordCache.ts';
import { knownRecords, nameIn } from '../model/recordNames.ts';
import { toText, toValues } from '../../inputs/commaText.ts';
import { useDisabled } from '../../inputs/useDisabled.ts';
import type { PickerControlProps, PickerDialogProps } from '../pickers.types.ts';
import { PickerField } from './PickerField.tsx';

interface PickerProps<T> extends PickerControlProps<T> {
  cache: RecordCache<T>;
  labelKey: string;
  ellipsisLength: number;
  dialog: (props: PickerDialogProps) => ReactNode;
  /** Fetches the code of the dialog. */
  prepare: () => void;
}

/** Base of all pickers: names, a button, and a dialog. Closing returns the focus to the button. */
export function Picker<T>({
  cache,
  labelKey,
  ellipsisLength,
  dialog,
  prepare,
  value,
  onChange,
  disabled: own,
  readOnly = false,
  placeholder,
  multiple = true,
  maxCount,
  exclude,
  ...aria
}: PickerProps<T>) {
  usePickerTexts();
  const disabled = useDisabled(own);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const values = toValues(value);
  const change = (next: readonly string[]) => onChange?.(toText(next), knownRecords(cache, next));
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <PickerField
        id={aria.id}
        aria-label={aria['aria-label']}
        aria-describedby={aria['aria-describedby']}
        aria-invalid={aria['aria-invalid']}
        values={values}
        nameOf={nameIn(cache, labelKey)}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readOnly}
        ellipsisLength={ellipsisLength}
        buttonRef={button}
        onPoint={prepare}
        onOpen={() => setIsOpen(true)}
        onRemove={(gone) => change(values.filter((one) => one !== gone))}
        onClear={() => change([])}
      />
      <Suspense>
        {isOpen &&
          dialog({
            values,
            multiple,
            maxCount,
            exclude,
            onCancel: close,
            onOk: (next) => {
              close();
              if (toText(next) !== toText(values)) change(next);
            },
          })}
      </Suspense>
    </>
  );
}
