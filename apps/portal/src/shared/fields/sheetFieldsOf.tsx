import { type RemoteCheck, useFieldRules, WideField } from '@harrow/ui';
import { ConfigProvider, Form, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyUserPicker } from '../pickers/users/LazyUserPicker.tsx';
import type { ControlProps } from './control/controlProps.ts';
import { type ControlLook, FieldControl } from './control/FieldControl.tsx';
import { FieldText } from './control/FieldText.tsx';
import { ReadOutput } from './control/ReadOutput.tsx';
import { rulesOf } from './control/rulesOf.ts';
import { fieldKey, type FieldSheet, type FormField, type Words } from './sheet.ts';
import { usePhoneRule } from './usePhoneRule.ts';

/** A value that is chosen by its text. */
interface Choice {
  value: string | number;
  label: string;
}

interface SheetFieldProps<Name extends string> extends ControlLook {
  name: Name;
  /** Default: the field's name. */
  label?: string;
  /** Default: as in the contract. */
  required?: boolean;
  /** It cannot be changed, and reads as text. */
  disabled?: boolean;
  /** Takes the whole row. */
  wide?: boolean;
  /** What none means, where it cannot be changed or is chosen among options. Default: a dash, and nothing. */
  none?: string;
  /** Explains it, below its control. */
  note?: ReactNode;
  /** What the server has to say, asked when it was left. */
  check?: RemoteCheck;
  /** Letters become capitals as they are typed. */
  capitals?: boolean;
  /** Its values, where the contract names no dictionary. */
  options?: readonly Choice[];
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
    const { name: given, label, disabled = false, wide, none, note, check, capitals, options, children, required: asked, ...look } = props;
    const name: string = given;
    const { t: words } = useTranslation(namespace) as unknown as { t: Words };
    const { t } = useTranslation('shared');
    const limits = useFieldRules().form;
    const phoneRule = usePhoneRule(name, 'country');
    const labelId = useId();
    const isText = ConfigProvider.useConfig().componentDisabled || disabled;
    const field = sheet[name] as FormField;
    const required = asked ?? field.required === true;
    const isPhone = look.inputMode === 'tel';
    const choices = options && <ChoiceControl options={options} isOptional={!required} placeholder={none} />;
    const control = children ?? choices ?? <SheetControl {...look} field={{ ...field, required }} labelId={labelId} />;
    const item = (
      <Form.Item
        name={name}
        label={<span id={labelId}>{label ?? words(fieldKey(name))}</span>}
        extra={note}
        {...(isText && { required: false })}
        {...(capitals && { normalize: (text: string) => text.toUpperCase() })}
        rules={[
          ...(required ? [{ required, ...(field.kind === 'text' && { whitespace: true }), message: t('required') }] : []),
          ...limits(options ? [] : [...rulesOf(field), ...(look.inputMode === 'email' ? [{ rule: 'email' as const }] : [])], isText ? undefined : check),
          ...(isPhone ? [phoneRule] : []),
        ]}
        {...((isPhone || check) && { validateTrigger: 'onBlur' })}
      >
        {isText ? <ReadValue name={name} field={field} none={none} options={options} isChosen={children !== undefined} /> : control}
      </Form.Item>
    );
    return wide ? <WideField>{item}</WideField> : item;
  };
}

/** Properties that a `Form.Item` gives to its control. */
interface ItemControl extends Partial<Omit<ControlProps, 'status'>> {
  value?: unknown;
  onChange?: (value: unknown) => void;
}

interface SheetControlProps extends ItemControl, ControlLook {
  field: FormField;
  /** Names a group of controls. */
  labelId: string;
}

const nothing = (): void => {};

/** The control of the documents' forms as the control of a `Form.Item`. A text that is no value holds the form by itself. */
function SheetControl({ field, labelId, id = '', value, onChange, mayBeAhead = true, ...rest }: SheetControlProps): ReactNode {
  const { 'aria-invalid': invalid, 'aria-required': required, 'aria-describedby': describedBy = '', ...look } = rest;
  const currency = Form.useWatch<unknown>(field.currency ?? '', { preserve: true });
  if (field.kind === 'user') return <LazyUserPicker id={id} multiple={false} value={value as string} onChange={onChange ?? nothing} />;
  return (
    <FieldControl
      {...look}
      mayBeAhead={mayBeAhead}
      field={field}
      control={{
        id,
        status: undefined,
        'aria-invalid': invalid,
        'aria-required': required,
        'aria-describedby': describedBy,
        'aria-labelledby': labelId,
      }}
      value={value ?? null}
      document={field.currency === undefined ? undefined : { [field.currency]: currency }}
      onChange={(next) => onChange?.(next ?? (field.kind === 'text' ? '' : undefined))}
      held={undefined}
      onHold={nothing}
    />
  );
}

/** More are looked for by their text. */
const mostAtOnce = 20;

interface ChoiceControlProps extends ItemControl {
  options: readonly Choice[];
  isOptional: boolean;
  placeholder: string | undefined;
}

/** Chooses one of several values by its text. */
function ChoiceControl({ options, isOptional, ...control }: ChoiceControlProps): ReactNode {
  return <Select {...control} allowClear={isOptional} showSearch={options.length > mostAtOnce && { optionFilterProp: 'label' }} options={[...options]} />;
}

interface ReadValueProps extends ItemControl {
  name: string;
  field: FormField;
  none: string | undefined;
  options: readonly Choice[] | undefined;
  /** A code that is chosen by name. */
  isChosen: boolean;
}

/** A value that cannot be changed, as text. */
function ReadValue({ name, field, none = '–', options, isChosen, id, value }: ReadValueProps): ReactNode {
  const record = Form.useWatch((all: Readonly<Record<string, unknown>>) => all, { preserve: true });
  const choice = options?.find((option) => option.value === value);
  if (choice) return <ReadOutput id={id}>{choice.label}</ReadOutput>;
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return (
    <ReadOutput id={id}>{isEmpty ? none : <FieldText field={field} value={value} document={record} words={wordsOf(record, name, isChosen)} />}</ReadOutput>
  );
}

/** Name of a value by the server: its text, or the name beside a code. */
function wordsOf(record: Readonly<Record<string, unknown>> | undefined, name: string, isChosen: boolean): string | undefined {
  const text = record?.[`${name}_dictText`];
  if (typeof text === 'string') return text;
  const named = isChosen && name.endsWith('Code') ? record?.[name.replace(/Code$/, 'Name')] : undefined;
  return typeof named === 'string' ? `${named} (${String(record?.[name])})` : undefined;
}
