import { DateInput, DictRadio, DictSelect, NumberInput, WideField } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldKey, type FieldSheet, type SheetField, type Words } from '../../shared/fields/sheet.ts';
import { YesNoSelect } from '../../shared/master/masterFields.tsx';
import { LazyUserPicker } from '../../shared/pickers/LazyUserPicker.tsx';

/** A field with the limits of its form; see `@harrow/api-client/records`. */
interface LimitedField extends SheetField {
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface SheetFieldProps<Name extends string> {
  name: Name;
  required?: boolean;
  /** Takes the whole row. */
  wide?: boolean;
  /** A text of several lines, at least so many. */
  rows?: number;
  /** The values of the dictionary stand side by side. */
  radio?: boolean;
  /** Values of the dictionary that can be chosen. Default: all. */
  choices?: (value: string) => boolean;
  inputMode?: 'tel' | 'email';
  autoFocus?: boolean;
}

/**
 * The fields of a record in antd's form: control, limit and name follow from the contract; the page says order and what is special.
 * @param sheet of `@harrow/api-client/records`
 * @param namespace of the texts that name the fields
 * @example const SheetField = sheetFieldsOf(feedbacksRecord, 'feedback');
 */
export function sheetFieldsOf<Sheet extends FieldSheet>(sheet: Sheet, namespace: string) {
  return function SheetField(props: SheetFieldProps<keyof Sheet & string>): ReactNode {
    const { required, wide } = props;
    const name: string = props.name;
    const { t: words } = useTranslation(namespace) as unknown as { t: Words };
    const { t } = useTranslation('shared');
    const field: LimitedField = sheet[name]!;
    const item = (
      <Form.Item
        name={name}
        label={words(fieldKey(name))}
        rules={required ? [{ required, ...(field.kind === 'text' && { whitespace: true }), message: t('required') }] : []}
      >
        {controlOf(field, props)}
      </Form.Item>
    );
    return wide ? <WideField>{item}</WideField> : item;
  };
}

function controlOf({ kind, dict, maxLength, integer, minimum, maximum }: LimitedField, { rows, radio, choices, ...given }: SheetFieldProps<string>): ReactNode {
  const { inputMode, autoFocus } = given;
  switch (kind) {
    case 'dict':
      return radio ? <DictRadio dict={dict!} /> : <DictSelect dict={dict!} {...(choices && { filter: choices })} />;
    case 'number':
    case 'money':
      return <NumberInput decimals={integer ? 0 : 2} nonNegative={minimum !== undefined && minimum >= 0} {...(maximum !== undefined && { max: maximum })} />;
    case 'date':
      return <DateInput />;
    case 'switch':
      return <YesNoSelect />;
    case 'user':
      return <LazyUserPicker multiple={false} />;
    default:
      return rows ? (
        <Input.TextArea maxLength={maxLength} showCount autoFocus={autoFocus} autoSize={{ minRows: rows, maxRows: 16 }} />
      ) : (
        // A short limit is met by everybody; a long text says how much room is left.
        <Input maxLength={maxLength} showCount={maxLength !== undefined && maxLength >= 100} autoFocus={autoFocus} inputMode={inputMode} />
      );
  }
}
