import {
  DateInput,
  DateText,
  DictSelect,
  DictText,
  formatNumber,
  Money,
  NumberInput,
  RatingInput,
  ReadOnlyField,
  type Unit,
  unitText,
  useFieldProblem,
  useSettings,
  YesNo,
} from '@harrow/ui';
import { Input } from 'antd';
import dayjs from 'dayjs';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColleagueInput } from '../../shared/pickers/ColleagueInput.tsx';
import { MaskedInput } from '../../shared/unmask/MaskedInput.tsx';
import { type ControlProps, Field, labelIdOf } from './Field.tsx';
import { useFieldsOfDocument } from './fieldsOfDocument.ts';
import { YesNoControl } from './YesNoControl.tsx';

interface Common {
  /** Field of the header. */
  name: string;
  optional?: boolean;
  wide?: boolean;
  hint?: ReactNode;
}

interface BoundProps<Value> extends Common {
  /** How the value reads where it cannot be changed. */
  text: (value: Value) => ReactNode;
  children: (control: ControlProps, value: Value | null, change: (value: Value | null) => void) => ReactNode;
}

/** A header field of the document: control while it may be edited, text otherwise, with its error and mark. */
function BoundField<Value>({ name, text, children, wide, ...rest }: BoundProps<Value>) {
  const { t } = useTranslation('documents');
  const { values, change, readOnly, labelOf, errorOf, markOf, rulesOf, idOf } = useFieldsOfDocument();
  const value = (values as Readonly<Record<string, unknown>>)[name] as Value | null;
  const mark = markOf(name);
  const problem = useFieldProblem(rulesOf(name), value as never);
  if (readOnly) {
    return (
      <ReadOnlyField label={labelOf(name)} wide={wide} mark={mark && (mark.note || t('form.markedPlain'))}>
        {value === null ? null : text(value)}
      </ReadOnlyField>
    );
  }
  return (
    <Field id={idOf(name)} label={labelOf(name)} error={errorOf(name) ?? problem} mark={mark} wide={wide} {...rest}>
      {(control) => children(control, value, (next) => change({ [name]: next }))}
    </Field>
  );
}

interface TextProps extends Common {
  /** Several lines. */
  rows?: number;
  /** How it reads where it cannot be changed. Default: as it is. */
  text?: (value: string) => ReactNode;
}

function TextField({ rows, text = (value) => value, ...rest }: TextProps) {
  const maxLength = useFieldsOfDocument().maxLengthOf(rest.name);
  return (
    <BoundField<string> {...rest} text={text}>
      {(control, value, change) =>
        rows ? (
          <Input.TextArea {...control} value={value ?? ''} rows={rows} maxLength={maxLength} onChange={(event) => change(event.target.value || null)} />
        ) : (
          <Input {...control} value={value ?? ''} maxLength={maxLength} onChange={(event) => change(event.target.value || null)} />
        )
      }
    </BoundField>
  );
}

/** A text that some see masked. */
function MaskedField({ text = (value) => value, ...rest }: TextProps) {
  const maxLength = useFieldsOfDocument().maxLengthOf(rest.name);
  return (
    <BoundField<string> {...rest} text={text}>
      {(control, value, change) => <MaskedInput {...control} value={value} maxLength={maxLength} onChange={(next) => change(next || null)} />}
    </BoundField>
  );
}

/** Somebody's name: a colleague's is offered. */
function PersonField(props: Common) {
  return (
    <BoundField<string> {...props} text={(value) => value}>
      {(control, value, change) => <ColleagueInput {...control} value={value} onChange={change} />}
    </BoundField>
  );
}

interface NumberProps extends Common {
  /** Decimals that are kept. */
  decimals: number;
  /** Stands after the number. */
  unit?: Unit;
  /** Code after an amount. */
  currency?: string;
}

/** A number with "." or "," as decimal mark. One beyond the limits stays as it was typed, and is marked. */
function NumberField({ decimals, unit, currency, ...rest }: NumberProps) {
  const { language } = useSettings();
  return (
    <BoundField<number> {...rest} text={(value) => (currency ? <Money amount={value} currency={currency} /> : formatNumber(value, language))}>
      {(control, value, change) => (
        <NumberInput
          {...control}
          value={value}
          decimals={decimals}
          nonNegative
          suffix={currency ?? (unit && unitText(unit, language))}
          onChange={(next) => change(next ?? null)}
        />
      )}
    </BoundField>
  );
}

interface DateProps extends Common {
  /** Days to come can be chosen, too. Default false. */
  mayBeAhead?: boolean;
}

/** A calendar day, `YYYY-MM-DD`. */
function DateField({ mayBeAhead = false, ...rest }: DateProps) {
  return (
    <BoundField<string> {...rest} text={(value) => <DateText value={value} />}>
      {(control, value, change) => (
        <DateInput
          {...control}
          value={value ?? undefined}
          {...(!mayBeAhead && { max: dayjs().format('YYYY-MM-DD') })}
          onChange={(day) => change(day ?? null)}
        />
      )}
    </BoundField>
  );
}

interface DictProps extends Common {
  dict: string;
  onChosen?: () => void;
}

/** One value of a dictionary. */
function DictField({ dict, onChosen, ...rest }: DictProps) {
  return (
    <BoundField<string> {...rest} text={(value) => <DictText dict={dict} value={value} />}>
      {(control, value, change) => (
        <DictSelect
          {...control}
          dict={dict}
          value={value ?? undefined}
          allowClear={false}
          onChange={(next) => {
            change(typeof next === 'string' ? next : null);
            onChosen?.();
          }}
        />
      )}
    </BoundField>
  );
}

function YesNoField(props: Common) {
  return (
    <BoundField<string> {...props} text={(value) => <YesNo value={value} />}>
      {(control, value, change) => <YesNoControl control={control} value={value} onChange={change} />}
    </BoundField>
  );
}

/** One to five stars. */
function RatingField(props: Common) {
  const label = useFieldsOfDocument().labelOf(props.name);
  return (
    <BoundField<number> {...props} text={(value) => <RatingInput aria-label={label} value={value} disabled />}>
      {({ status: _status, ...control }, value, change) => (
        <RatingInput {...control} aria-labelledby={labelIdOf(control.id)} value={value} onChange={(stars) => change(stars ?? null)} />
      )}
    </BoundField>
  );
}

type FieldOf<Header, Value> = { [Name in keyof Header]: NonNullable<Header[Name]> extends Value ? Name : never }[keyof Header];
type Named<Props, Name> = Omit<Props, 'name'> & { name: Name };

/** The fields as one kind of document names them: a field of another kind, or of another type, does not compile. */
interface FieldsOf<Header> {
  BoundField: <Name extends keyof Header>(props: Named<BoundProps<NonNullable<Header[Name]>>, Name>) => ReactNode;
  TextField: ComponentType<Named<TextProps, FieldOf<Header, string>>>;
  MaskedField: ComponentType<Named<TextProps, FieldOf<Header, string>>>;
  PersonField: ComponentType<Named<Common, FieldOf<Header, string>>>;
  NumberField: ComponentType<Named<NumberProps, FieldOf<Header, number>>>;
  DateField: ComponentType<Named<DateProps, FieldOf<Header, string>>>;
  DictField: ComponentType<Named<DictProps, FieldOf<Header, string>>>;
  YesNoField: ComponentType<Named<Common, FieldOf<Header, 'Y' | 'N'>>>;
  RatingField: ComponentType<Named<Common, FieldOf<Header, number>>>;
}

const fields = { BoundField, TextField, MaskedField, PersonField, NumberField, DateField, DictField, YesNoField, RatingField };

/**
 * The fields of a kind of document, for the sections of its page below `FieldsOfDocumentContext`.
 * @template Header the header as it is being edited, null where a field is empty
 * @example export const { TextField, DateField } = fieldsOf<ClaimHeader>();
 */
export const fieldsOf = <Header extends object>(): FieldsOf<Header> => fields as unknown as FieldsOf<Header>;
