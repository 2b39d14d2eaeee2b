import { Input } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { useSettings } from '../../HarrowProvider/settings.ts';
import type { QueryValueProps } from '../AdvancedQuery.types.ts';
import { useBuilder } from '../hooks/builderContext.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import { controlOf } from '../model/controlOf.ts';
import { editorOf } from '../model/editor.ts';
import { dictionaryOf, kindOf } from '../model/fields.ts';
import { DictionaryValue, OptionValue } from './values/ChoiceValue.tsx';
import { DateValue, DaysValue } from './values/DateValue.tsx';
import { ListValue } from './values/ListValue.tsx';
import { NumberValue } from './values/NumberValue.tsx';
import { PeriodValue } from './values/PeriodValue.tsx';
import { RangeValue } from './values/RangeValue.tsx';
import { TextValue } from './values/TextValue.tsx';

const PickedValue = lazyPart(() => import('./values/PickedValue.tsx'));

/** The editor that a rule and a type of field ask for. */
export function ValueEditor(props: QueryValueProps) {
  const { rule, field } = props;
  const Control = controlOf(field, useBuilder().controls);
  if (rule === 'empty' || rule === 'not_empty') return null;
  if (rule === 'period') return <PeriodValue {...props} />;
  // A part of a text is typed, whatever the field's own editor is.
  if (rule === 'like' || rule === 'left_like' || rule === 'right_like') return <PlainText {...props} />;
  if (rule === 'between') {
    const Bound = Control ?? (kindOf(field) === 'number' ? NumberValue : OneMoment);
    return <RangeValue key={field.value} {...props} bound={(bound) => <Bound {...props} {...bound} />} />;
  }
  return Control ? <Control key={field.value} {...props} /> : <FieldValue {...props} />;
}

function FieldValue(props: QueryValueProps) {
  const { t } = useQueryTexts();
  const { sources } = useSettings();
  const { builder } = useBuilder();
  const { field, multiple } = props;
  const editor = editorOf(field, sources);
  switch (editor) {
    case 'options':
      return <OptionValue {...props} options={field.options ?? []} />;
    case 'dictionary':
      return <DictionaryValue {...props} dict={dictionaryOf(field)!} />;
    case 'switch': {
      const [yes, no] = field.extendOption ?? ['Y', 'N'];
      return (
        <OptionValue
          {...props}
          options={[
            { value: yes, text: t('yes') },
            { value: no, text: t('no') },
          ]}
        />
      );
    }
    case 'text':
    case 'number':
    case 'date':
    case 'datetime':
    case 'time':
      if (multiple && editor === 'date') return <DaysValue {...props} />;
      if (multiple) return <ListValue {...props} isNumber={editor === 'number'} onPasted={(n) => builder.say(t('said.pasted', { n }))} />;
      if (editor === 'number') return <NumberValue {...props} />;
      return editor === 'text' ? <PlainText {...props} /> : <OneMoment {...props} />;
    default:
      return (
        <Suspense fallback={<Input id={props.id} disabled aria-label={props['aria-label']} />}>
          <PickedValue {...props} editor={editor} />
        </Suspense>
      );
  }
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
