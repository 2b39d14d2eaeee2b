import { DateInput, DictRadio, DictSelect, NumberInput, type Unit, unitText, useSettings } from '@harrow/ui';
import { Input } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { ColleagueInput } from '../../pickers/users/ColleagueInput.tsx';
import { MaskedInput } from '../../unmask/MaskedInput.tsx';
import type { FormField } from '../sheet.ts';
import { type ControlProps, groupOf } from './controlProps.ts';
import { MomentControl } from './MomentControl.tsx';
import { YesNoControl } from './YesNoControl.tsx';
import { currencyOf } from './currencyOf.ts';
import { todayIn } from '../../todayIn.ts';

/** Options of a control that the page chooses; the rest is the contract's. */
export interface ControlLook {
  /** `colleague`: a name, those of colleagues are offered. */
  as?: 'colleague';
  /** A text of several lines. */
  rows?: number;
  /** Days to come can be chosen, too; a number: at most so many. Default false. */
  mayBeAhead?: boolean | number;
  /** First day that is right. Default: any. */
  earliest?: string;
  /** Values of the dictionary that can be chosen. Default: all. */
  choices?: (value: string) => boolean;
  /** The values of the dictionary stand side by side. */
  radio?: boolean;
  /** `tel`: a phone number. */
  inputMode?: 'tel' | 'email';
  /** Stands after a number. Default: its currency or unit, as the contract has it. */
  suffix?: string | null;
  /** Enter was pressed in a number. */
  onPressEnter?: () => void;
  /** Field with the country of a phone number. Default `country`, where the form has one. */
  country?: string;
  /** Typing can begin there at once. */
  autoFocus?: boolean;
  /** `off`: it is about another person, and the browser would offer the data of the user. */
  autoComplete?: 'off';
}

export interface FieldControlProps extends ControlLook {
  field: FormField;
  control: ControlProps;
  value: unknown;
  document: object | undefined;
  onChange: (value: unknown) => void;
  /** A text that is no value stands in it. */
  held: string | undefined;
  onHold: (text: string | undefined) => void;
}

/** The control of a field by its kind. What is emptied is null. */
export function FieldControl(props: FieldControlProps): ReactNode {
  const { field, control, value, onChange, held, onHold, as, rows, mayBeAhead, earliest, choices, radio, inputMode, autoFocus, autoComplete } = props;
  const { dict, kind, masked } = field;
  switch (kind) {
    case 'dict':
      if (radio)
        return <DictRadio {...groupOf(control)} dict={dict!} value={value as string | null} {...(choices && { filter: choices })} onChange={onChange} />;
      return (
        <DictSelect
          {...control}
          dict={dict!}
          value={(value as string | null) ?? undefined}
          allowClear={field.required !== true && field.needed !== true}
          {...(choices && { filter: choices })}
          onChange={(next) => onChange(typeof next === 'string' && next !== '' ? next : null)}
        />
      );
    case 'number':
    case 'money':
      return <NumberControl {...props} />;
    case 'datetime':
      return <MomentControl control={control} value={(value as string | null) ?? null} onChange={onChange} held={held} onHold={onHold} />;
    case 'date':
      return (
        <DateInput
          {...control}
          value={(value as string | null) ?? undefined}
          {...(earliest !== undefined && { min: mayBeAhead || earliest < todayIn() ? earliest : todayIn() })}
          {...(mayBeAhead !== true && {
            max: dayjs(todayIn())
              .add(mayBeAhead || 0, 'day')
              .format('YYYY-MM-DD'),
          })}
          onChange={(day) => onChange(day ?? null)}
          unread={held}
          onUnreadChange={onHold}
        />
      );
    case 'switch':
      return <YesNoControl control={control} value={value} onChange={onChange} />;
    case 'text':
      break;
    default:
      throw new TypeError(`A field of the kind ${kind} needs a control of its page`);
  }
  const text = (value as string | null) ?? '';
  if (as === 'colleague') return <ColleagueInput {...control} value={text} onChange={onChange} />;
  const typing = { ...control, value: text, inputMode, autoFocus, autoComplete };
  if (masked) return <MaskedInput {...typing} onChange={(next) => onChange(next || null)} />;
  return rows ? (
    <Input.TextArea {...typing} rows={rows} onChange={({ target }) => onChange(target.value || null)} />
  ) : (
    <Input {...typing} onChange={({ target }) => onChange(target.value || null)} />
  );
}

/** Units that stand behind a number; those of other fields stand in their names. */
const units: Readonly<Record<string, Unit>> = { h: 'hour', km: 'kilometer' };

function NumberControl({ field, control, value, document, onChange, held, onHold, suffix, onPressEnter }: FieldControlProps) {
  const { language } = useSettings();
  const { integer, decimals = 2, minimum } = field;
  const unit = units[field.unit ?? ''];
  return (
    <NumberInput
      {...control}
      value={value as number | null}
      decimals={integer ? 0 : decimals}
      nonNegative={minimum !== undefined && minimum >= 0}
      suffix={suffix ?? currencyOf(field, document) ?? (unit && unitText(unit, language))}
      {...(onPressEnter && { onPressEnter })}
      onChange={(next) => onChange(next ?? null)}
      unread={held}
      onUnreadChange={onHold}
    />
  );
}
