import { languageNames, languages, LimitedInput } from '@harrow/ui';
import { ConfigProvider, Form } from 'antd';
import type { Rule } from 'antd/es/form';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LanguageTabs, type TextLanguage } from '../fields/control/LanguageTabs.tsx';
import { ReadOutput } from '../fields/control/ReadOutput.tsx';
import { useLanguage } from '../useLanguage.ts';
import { useUncover } from './uncover.ts';
import type { FieldName } from './useEditForm.tsx';

const isWritten = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

export interface TextsItemProps {
  /** Names the text of a language; default: the label, and the language. */
  label: ReactNode | ((language: TextLanguage) => ReactNode);
  /** Where the text of a language stands in the form. */
  nameOf: (language: TextLanguage) => FieldName;
  /** List of the form that the names are relative to. */
  list?: string | undefined;
  /** Most characters of each. */
  limit: number;
  /** Languages that are needed; none: one of them all. */
  needed: readonly TextLanguage[];
}

/**
 * One text in the six languages, a tab for each, whether a record holds them as one value or as six. The text of each language is a field of
 * its own: what is wrong with it is said there, marks its tab, and leads to it.
 */
export function TextsItem({ label, nameOf, list, limit, needed }: TextsItemProps) {
  const { t } = useTranslation('shared');
  const own = useLanguage();
  const isRead = ConfigProvider.useConfig().componentDisabled;
  const [active, setActive] = useState<TextLanguage>(isRead ? own : 'zh-cn');
  const typeIn = useRef(new Map<TextLanguage, (text: string) => void>());
  const pathOf = (language: TextLanguage) => [...(list === undefined ? [] : [list]), ...nameOf(language)];
  const oneOfThem: Rule = (form) => ({
    validator: async () => {
      if (!languages.some((language) => isWritten(form.getFieldValue(pathOf(language))))) throw new Error(t('oneName'));
    },
  });
  const rulesOf = (language: TextLanguage): Rule[] => {
    if (needed.includes(language)) return [{ required: true, whitespace: true, message: t('required') }];
    return needed.length === 0 && language === 'en' ? [oneOfThem] : [];
  };
  return (
    <div data-wide>
      <Form.Item noStyle shouldUpdate>
        {(form) => {
          const textOf = (language: TextLanguage): unknown => form.getFieldValue(pathOf(language));
          const given = textOf(active);
          const blank = languages.filter((language) => !isWritten(textOf(language)));
          return (
            <LanguageTabs
              active={active}
              onActive={setActive}
              isWritten={(language) => isWritten(textOf(language))}
              isWrong={(language) => form.getFieldError(pathOf(language)).length > 0 || [...String(textOf(language) ?? '')].length > limit}
              {...(!isRead && { onFill: () => isWritten(given) && blank.forEach((language) => typeIn.current.get(language)?.(given)) })}
              canFill={isWritten(given) && blank.length > 0}
              allAtOnce
            >
              {(language) => (
                <Form.Item
                  name={[...nameOf(language)]}
                  label={
                    typeof label === 'function' ? (
                      label(language)
                    ) : (
                      <>
                        {label} ({languageNames[language]})
                      </>
                    )
                  }
                  {...(needed.length === 0 && { dependencies: languages.filter((other) => other !== language).map(pathOf), extra: t('oneNameIsEnough') })}
                  rules={rulesOf(language)}
                >
                  <TextIn
                    language={language}
                    limit={limit}
                    usual={needed.includes(language) ? undefined : textOf('en')}
                    onOpen={() => setActive(language)}
                    typeIn={typeIn.current}
                  />
                </Form.Item>
              )}
            </LanguageTabs>
          );
        }}
      </Form.Item>
    </div>
  );
}

interface TextInProps {
  language: TextLanguage;
  limit: number;
  /** Text that takes its place if it is left out. */
  usual: unknown;
  onOpen: () => void;
  /** Takes how a text gets there as if it was typed. */
  typeIn: Map<TextLanguage, (text: string) => void>;
  id?: string;
  value?: string | null;
  onChange?: (text: string) => void;
}

/** The text of one language. */
function TextIn({ language, limit, usual, onOpen, typeIn, id, value, onChange, ...aria }: TextInProps) {
  const isRead = ConfigProvider.useConfig().componentDisabled;
  useUncover(id, () => flushSync(onOpen));
  useLayoutEffect(() => {
    if (onChange) typeIn.set(language, onChange);
  });
  if (isRead) return <ReadOutput id={id}>{value || '–'}</ReadOutput>;
  return (
    <LimitedInput
      {...aria}
      id={id}
      limit={limit}
      value={value ?? ''}
      lang={language}
      {...(isWritten(usual) && { placeholder: usual })}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
