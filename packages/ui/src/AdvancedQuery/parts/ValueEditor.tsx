import { periods } from '@harrow/validation/query';
import { useSettings } from '../../HarrowProvider/settings.ts';
import type { QueryValueProps } from '../AdvancedQuery.types.ts';
import { useBuilder } from '../hooks/builderContext.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { dictionaryOf, kindOf } from '../model/fields.ts';
import { DictionaryValue, OptionValue } from './values/ChoiceValue.tsx';
import { DateValue, DaysValue } from './values/DateValue.tsx';
import { ListValue } from './values/ListValue.tsx';
import { NumberValue } from './values/NumberValue.tsx';
import { RangeValue } from './values/RangeValue.tsx';
import { TextValue } from './values/TextValue.tsx';

/** The editor that a rule and a type of field ask for. */
export function ValueEditor(props: QueryValueProps) {
  const { t } = useQueryTexts();
  const { rule, field } = props;
  if (rule === 'empty' || rule === 'not_empty') return null;
  if (rule === 'period') return <OptionValue {...props} multiple={false} options={periods.map((period) => ({ value: period, text: t(`period.${period}`) }))} />;
  // A part of a text is typed, whatever the field's own editor is.
  if (rule === 'like' || rule === 'left_like' || rule === 'right_like') return <PlainText {...props} />;
  if (rule === 'between')
    return (
      <RangeValue {...props} bound={(bound) => (kindOf(field) === 'number' ? <NumberValue {...props} {...bound} /> : <OneMoment {...props} {...bound} />)} />
    );
  return <FieldValue {...props} />;
}

function FieldValue(props: QueryValueProps) {
  const { t } = useQueryTexts();
  const { sources } = useSettings();
  const { renderValue, builder } = useBuilder();
  const { field, multiple } = props;
  const custom = field.type !== undefined && renderValue && Object.hasOwn(renderValue, field.type) ? renderValue[field.type] : undefined;
  if (custom) return custom(props);
  if (field.options) return <OptionValue {...props} options={field.options} />;
  const dict = dictionaryOf(field);
  if (dict && sources.dictionary) return <DictionaryValue {...props} dict={dict} />;
  const kind = kindOf(field);
  const yesNo = [
    { value: 'Y', text: t('yes') },
    { value: 'N', text: t('no') },
  ];
  if (kind === 'switch') return <OptionValue {...props} options={yesNo} />;
  if (kind === 'date' && multiple) return <DaysValue {...props} />;
  if (multiple) return <ListValue {...props} onPasted={(n) => builder.say(t('said.pasted', { n }))} />;
  if (kind === 'number') return <NumberValue {...props} />;
  if (kind === 'date' || kind === 'datetime' || kind === 'time') return <OneMoment {...props} />;
  return <PlainText {...props} />;
}

function OneMoment(props: QueryValueProps) {
  const kind = kindOf(props.field);
  return <DateValue {...props} kind={kind === 'datetime' || kind === 'time' ? kind : 'date'} />;
}

function PlainText(props: QueryValueProps) {
  const { suggest } = useBuilder();
  const isText = kindOf(props.field) === 'text' && props.field.value !== '';
  return <TextValue {...props} suggest={isText ? suggest : undefined} />;
}
