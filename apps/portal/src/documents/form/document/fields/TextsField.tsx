import { focusField, languages, ReadOnlyField, useFieldProblem } from '@harrow/ui';
import { RichText, RichTextEditor } from '@harrow/ui/rich-text-editor';
import { limitRules } from '@harrow/validation/field-rules';
import { Input } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { LanguageTabs, type TextLanguage } from '../../../../shared/fields/control/LanguageTabs.tsx';
import { keepInText } from '../../../../shared/sources/editorFiles.ts';
import { useLanguage } from '../../../../shared/useLanguage.ts';
import type { FormField as SheetedField } from '../../../../shared/fields/sheet.ts';
import { Field } from '../../Field.tsx';
import styles from '../form.module.css';
import { isFixed } from './isFixed.ts';
import { fieldId, useFormPart, useOpenForm, useWords } from '../openForm.ts';
import { useFormPlace } from './useFormPlace.ts';

type Texts = Readonly<Partial<Record<TextLanguage, string>>>;

const isWritten = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** Whether a problem is at the text of a language; one about the whole text stands at the first. */
const isAt = (field: string, name: string, language: TextLanguage): boolean => field === `${name}.${language}` || (field === name && language === languages[0]);

export interface TextsFieldProps<Name extends string = string> {
  /** Texts that belong together, in order. */
  names: readonly Name[];
  /** Rows of those without formats that have several. Default: one line each. */
  rows?: Readonly<Partial<Record<Name, number>>>;
}

/**
 * Texts in the six languages, one tab each; a dot marks the languages that are complete. The texts of one language can be copied into the
 * empty ones, to be translated there.
 */
export function TextsField({ names, rows = {} }: TextsFieldProps) {
  const { engine, document, readOnly, pageId } = useOpenForm();
  const mine = useFormPart((state) => state.mine);
  const errors = useFormPart((state) => state.errors);
  const own = useLanguage();
  const isText = readOnly || names.every((name) => isFixed(document, name));
  const [active, setActive] = useState<TextLanguage>(isText ? own : 'zh-cn');
  const textsOf = (name: string): Texts => (mine[name] ?? {}) as Texts;
  const places = names.flatMap((name) => [name, ...languages.map((language) => `${name}.${language}`)]);
  const jump = useCallback(
    (_rowId: string, place: string) => {
      const [name = place, language = 'zh-cn'] = place.split('.');
      setActive(language as TextLanguage);
      // The tab is there with the next picture.
      requestAnimationFrame(() => requestAnimationFrame(() => focusField(fieldId(pageId, `${name}.${language}`))));
      return true;
    },
    [pageId],
  );
  useFormPlace(places, { jump });
  const fill = (): void =>
    engine.type(
      Object.fromEntries(
        names.map((name) => {
          const texts = textsOf(name);
          const given = texts[active];
          return [name, isWritten(given) ? { ...Object.fromEntries(languages.map((language) => [language, given])), ...withoutBlanks(texts) } : texts];
        }),
      ),
    );
  const canFill = names.some((name) => isWritten(textsOf(name)[active]) && languages.some((language) => !isWritten(textsOf(name)[language])));
  return (
    <div data-wide className={styles.wide}>
      <LanguageTabs
        active={active}
        onActive={setActive}
        isWritten={(language) => names.every((name) => isWritten(textsOf(name)[language]))}
        isWrong={(language) => names.some((name) => errors.some(({ field }) => isAt(field, name, language)))}
        {...(!isText && { onFill: fill })}
        canFill={canFill}
      >
        {(language) => names.map((name) => <TextIn key={name} name={name} language={language} rows={rows[name]} isText={isText} />)}
      </LanguageTabs>
    </div>
  );
}

const withoutBlanks = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => isWritten(text)));

interface TextInProps {
  name: string;
  language: TextLanguage;
  rows: number | undefined;
  isText: boolean;
}

/** One of the texts in one language. */
function TextIn({ name, language, rows, isText }: TextInProps) {
  const { nameOf } = useWords();
  const { kind, engine, pageId } = useOpenForm();
  const texts = useFormPart(({ mine }) => mine[name]) as Texts | null;
  const place = `${name}.${language}`;
  const error = useFormPart(({ errors }) => errors.find(({ field }) => isAt(field, name, language))?.text);
  const field: SheetedField = kind.sheet.fields[name]!;
  const { maxLength } = field;
  const rules = useMemo(() => limitRules(maxLength === undefined ? {} : { maxLength }), [maxLength]);
  const value = texts?.[language] ?? '';
  const problem = useFieldProblem(rules, value);
  if (isText) return <ReadOnlyField label={nameOf(name)}>{value === '' ? null : field.rich ? <RichText html={value} /> : value}</ReadOnlyField>;
  const change = (text: string): void => {
    const { [language]: _before, ...others } = texts ?? {};
    engine.type({ [name]: text === '' ? others : { ...others, [language]: text } });
  };
  return (
    <Field id={fieldId(pageId, place)} label={nameOf(name)} error={error ?? problem} optional={!field.languages?.includes(language)}>
      {(control) => {
        if (field.rich) {
          const { status: _status, ...named } = control;
          return <RichTextEditor {...named} value={value} onChange={change} height={320} uploadImage={keepInText} uploadMedia={keepInText} />;
        }
        return rows ? (
          <Input.TextArea {...control} value={value} rows={rows} onChange={({ target }) => change(target.value)} />
        ) : (
          <Input {...control} value={value} onChange={({ target }) => change(target.value)} />
        );
      }}
    </Field>
  );
}
