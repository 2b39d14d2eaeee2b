import type { SixTexts } from '@harrow/api-client';
import { languageNames, languages, LimitedInput } from '@harrow/ui';
import { ConfigProvider, Form } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useUncover } from '../../administration/uncover.ts';
import { useLanguage } from '../../useLanguage.ts';
import { LanguageTabs, type TextLanguage } from './LanguageTabs.tsx';

type Texts = Partial<SixTexts>;

const isWritten = (text: string | null | undefined): text is string => Boolean(text?.trim());

interface TextsInputProps {
  /** Most characters of each. */
  limit: number;
  /** Languages that are needed. */
  needed: readonly TextLanguage[];
  id?: string;
  value?: Texts;
  onChange?: (texts: Texts) => void;
  'aria-describedby'?: string;
  'aria-required'?: boolean | 'true' | 'false';
}

/** One text in the six languages as the control of one `Form.Item`, with a tab for each language. Its label belongs to the text that is shown. */
export function TextsInput({ limit, needed, id, value = {}, onChange, ...aria }: TextsInputProps) {
  const own = useLanguage();
  const isRead = ConfigProvider.useConfig().componentDisabled;
  const [active, setActive] = useState<TextLanguage>(isRead ? own : 'zh-cn');
  const { status } = Form.Item.useStatus();
  const isTooLong = (language: TextLanguage): boolean => [...(value[language] ?? '')].length > limit;
  const isMissing = (language: TextLanguage): boolean => needed.includes(language) && !isWritten(value[language]);
  // A refusal of the whole is one of the text that is shown.
  useUncover(id, () => flushSync(() => setActive(languages.find((language) => isTooLong(language) || isMissing(language)) ?? active)));
  const given = value[active];
  const fill = (): void => onChange?.(Object.fromEntries(languages.map((language) => [language, isWritten(value[language]) ? value[language] : given])));
  return (
    <LanguageTabs
      active={active}
      onActive={setActive}
      isWritten={(language) => isWritten(value[language])}
      isWrong={(language) => status === 'error' && (isTooLong(language) || isMissing(language))}
      {...(!isRead && { onFill: fill })}
      canFill={isWritten(given) && languages.some((language) => !isWritten(value[language]))}
    >
      {(language) =>
        isRead ? (
          <span>{value[language] || '–'}</span>
        ) : (
          <LimitedInput
            {...aria}
            {...(language === active && { id })}
            limit={limit}
            value={value[language] ?? ''}
            lang={language}
            onChange={({ target }) => onChange?.({ ...value, [language]: target.value })}
          />
        )
      }
    </LanguageTabs>
  );
}

/** Names the languages of the texts that are too long, in the words of the languages themselves. */
export const tooLong = (texts: Texts | undefined, limit: number): string =>
  languages
    .filter((language) => [...(texts?.[language] ?? '')].length > limit)
    .map((language) => languageNames[language])
    .join(', ');

/** Names the languages that say nothing. */
export const missing = (texts: Texts | undefined, needed: readonly TextLanguage[]): string =>
  needed
    .filter((language) => !isWritten(texts?.[language]))
    .map((language) => languageNames[language])
    .join(', ');
