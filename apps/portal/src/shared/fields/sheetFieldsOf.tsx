import { DateInput, DictRadio, DictSelect, NumberInput, WideField } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldKey, type FieldSheet, type SheetField, type Words } from './sheet.ts';
import { usePhoneRule } from './usePhoneRule.ts';
import { YesNoSelect } from '../master/masterFields.tsx';
import { MaskedInput } from '../unmask/MaskedInput.tsx';
import { LazyUserPicker } from '../pickers/LazyUserPicker.tsx';

/** A field with the limits of its form; see `@harrow/api-client/records`. */
interface LimitedField extends SheetField {
  required?: boolean;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface SheetFieldProps<Name extends string> {
  name: Name;
  /** Default: the field's name. */
  label?: string;
  /** Default: as in the contract. */
  required?: boolean;
  disabled?: boolean;
  /** Takes the whole row. */
  wide?: boolean;
  /** A text of several lines, at least so many. */
  rows?: number;
  /** The values of the dictionary stand side by side. */
  radio?: boolean;
  /** Values of the dictionary that can be chosen. Default: all. */
  choices?: (value: string) => boolean;
  /** `tel`: a phone number, of the country of the form's field `country` where it has one. */
  inputMode?: 'tel' | 'email';
  autoFocus?: boolean;
  /** Another control than the field's kind says. */
  children?: ReactNode;
}

/**
 * The fields of a record in antd's form: control, limit and name follow from the contract; the page says order and what is special.
 * @param sheet of `@harrow/api-client/records`
 * @param namespace of the texts that name the fields
 * @example const SheetField = sheetFieldsOf(feedbacksRecord, 'feedback');
 */
export function sheetFieldsOf<Sheet extends FieldSheet>(sheet: Sheet, namespace: string) {
  return function SheetField(props: SheetFieldProps<keyof Sheet & string>): ReactNode {
    const { label, wide, children } = props;
    const name: string = props.name;
    const { t: words } = useTranslation(namespace) as unknown as { t: Words };
    const { t } = useTranslation('shared');
    const field: LimitedField = sheet[name]!;
    const { required = field.required } = props;
    const phoneRule = usePhoneRule(name, 'country');
    const item = (
      <Form.Item
        name={name}
        label={label ?? words(fieldKey(name))}
        rules={[
          ...(required ? [{ required, ...(field.kind === 'text' && { whitespace: true }), message: t('required') }] : []),
          ...(props.inputMode === 'tel' ? [phoneRule] : []),
        ]}
        {...(props.inputMode === 'tel' && { validateTrigger: 'onBlur' })}
      >
        {children ?? controlOf(field, props)}
      </Form.Item>
    );
    return wide ? <WideField>{item}</WideField> : item;
  };
}

function controlOf(
  { kind, dict, masked, maxLength, integer, minimum, maximum }: LimitedField,
  { rows, radio, choices, ...given }: SheetFieldProps<string>,
): ReactNode {
  const { disabled, inputMode, autoFocus } = given;
  switch (kind) {
    case 'dict':
      return radio ? <DictRadio dict={dict!} disabled={disabled} /> : <DictSelect dict={dict!} disabled={disabled} {...(choices && { filter: choices })} />;
    case 'number':
    case 'money':
      return (
        <NumberInput
          disabled={disabled}
          decimals={integer ? 0 : 2}
          nonNegative={minimum !== undefined && minimum >= 0}
          {...(minimum !== undefined && { min: minimum })}
          {...(maximum !== undefined && { max: maximum })}
        />
      );
    case 'date':
      return <DateInput disabled={disabled} />;
    case 'switch':
      return <YesNoSelect />;
    case 'user':
      return <LazyUserPicker multiple={false} />;
    default:
      if (masked) return <MaskedInput disabled={disabled} maxLength={maxLength} autoFocus={autoFocus} inputMode={inputMode} />;
      return rows ? (
        <Input.TextArea maxLength={maxLength} showCount autoFocus={autoFocus} autoSize={{ minRows: rows, maxRows: 16 }} />
      ) : (
        // A short limit is met by everybody; a long text says how much room is left.
        <Input disabled={disabled} maxLength={maxLength} showCount={maxLength !== undefined && maxLength >= 100} autoFocus={autoFocus} inputMode={inputMode} />
      );
  }
}
