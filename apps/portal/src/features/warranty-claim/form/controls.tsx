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
import { Input, Radio } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimForm, HeaderField } from './claimForm.ts';
import { headerLimits, headerRules, type TextHeaderField } from './claimLimits.ts';
import { errorAt, idOf, markAt, useClaimEditing } from './editing.ts';
import { type ControlProps, Field, labelIdOf } from './Field.tsx';

type FieldOf<Value> = { [Name in HeaderField]: NonNullable<ClaimForm[Name]> extends Value ? Name : never }[HeaderField];

interface Common<Name extends HeaderField> {
  name: Name;
  optional?: boolean;
  wide?: boolean;
  hint?: ReactNode;
}

interface BoundProps<Name extends HeaderField> extends Common<Name> {
  /** How the value reads where it cannot be changed. */
  text: (value: ClaimForm[Name]) => ReactNode;
  children: (control: ControlProps, value: ClaimForm[Name], change: (value: ClaimForm[Name]) => void) => ReactNode;
}

/** A header field of the claim: control while it may be edited, text otherwise, with its error and mark. */
export function BoundField<Name extends HeaderField>({ name, text, children, wide, ...rest }: BoundProps<Name>) {
  const { t } = useTranslation('warrantyClaim');
  const { pageId, form, edit, readOnly, errors, marks } = useClaimEditing();
  const mark = markAt(marks, name);
  const problem = useFieldProblem(headerRules(name), form[name]);
  const label = t(`field.${name as HeaderField}`);
  if (readOnly) {
    return (
      <ReadOnlyField label={label} wide={wide} mark={mark && (mark.note || t('form.markedPlain'))}>
        {form[name] === null ? null : text(form[name])}
      </ReadOnlyField>
    );
  }
  const place = { kind: 'header', field: name } as const;
  return (
    <Field id={idOf(pageId, place)} label={label} error={errorAt(errors, place) ?? problem} mark={mark} wide={wide} {...rest}>
      {(control) => children(control, form[name], (value) => edit({ type: 'header', patch: { [name]: value } }))}
    </Field>
  );
}

interface TextProps extends Common<TextHeaderField> {
  /** Several lines. */
  rows?: number;
}

export function TextField({ rows, ...rest }: TextProps) {
  const { maxLength } = headerLimits[rest.name];
  return (
    <BoundField {...rest} text={(value) => value}>
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

interface NumberProps extends Common<FieldOf<number>> {
  /** Decimals that are kept. */
  decimals: number;
  /** Stands after the number. */
  unit?: Unit;
  /** Code after an amount. */
  currency?: string;
}

/** A number with "." or "," as decimal mark. One beyond the limits stays as it was typed, and is marked. */
export function NumberField({ decimals, unit, currency, ...rest }: NumberProps) {
  const { language } = useSettings();
  return (
    <BoundField {...rest} text={(value) => (currency ? <Money amount={value} currency={currency} /> : formatNumber(value, language))}>
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

/** A calendar day, `YYYY-MM-DD`. Days to come cannot be chosen. */
export function DateField(props: Common<'failureDate' | 'repairStartDate' | 'repairDate'>) {
  return (
    <BoundField {...props} text={(value) => <DateText value={value} />}>
      {(control, value, change) => (
        <DateInput {...control} value={value ?? undefined} max={dayjs().format('YYYY-MM-DD')} onChange={(day) => change(day ?? null)} />
      )}
    </BoundField>
  );
}

/** One value of a dictionary. */
export function DictField({ dict, onChosen, ...rest }: Common<'claimType'> & { dict: string; onChosen?: () => void }) {
  return (
    <BoundField {...rest} text={(value) => <DictText dict={dict} value={value} />}>
      {(control, value, change) => (
        <DictSelect
          {...control}
          dict={dict}
          value={value ?? undefined}
          allowClear={false}
          onChange={(next) => {
            // The dictionary is the contract's enumeration.
            change((next ?? null) as typeof value);
            onChosen?.();
          }}
        />
      )}
    </BoundField>
  );
}

export function YesNoField(props: Common<'replaceEngine' | 'partsInStock'>) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <BoundField {...props} text={(value) => <YesNo value={value} />}>
      {({ id, 'aria-describedby': describedBy }, value, change) => (
        <Radio.Group
          id={id}
          aria-labelledby={labelIdOf(id)}
          aria-describedby={describedBy}
          value={value}
          options={[
            { value: 'Y', label: t('list.yes') },
            { value: 'N', label: t('list.no') },
          ]}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </BoundField>
  );
}

/** One to five stars. */
export function RatingField(props: Common<'customerSatisfaction'>) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <BoundField {...props} text={(value) => <RatingInput aria-label={t('field.customerSatisfaction')} value={value} disabled />}>
      {({ id, 'aria-describedby': describedBy }, value, change) => (
        <RatingInput id={id} aria-labelledby={labelIdOf(id)} aria-describedby={describedBy} value={value} onChange={(stars) => change(stars ?? null)} />
      )}
    </BoundField>
  );
}
