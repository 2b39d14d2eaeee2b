import type { NoticeInput, NoticeRecord } from '@harrow/api-client';

type Language = keyof NoticeInput['title'];

/** The form as it is typed: every language has a text, several codes are a list. */
export interface NoticeValues extends Omit<NoticeInput, 'title' | 'content'> {
  title: Record<Language, string>;
  content: Record<Language, string>;
}

const noTexts: Record<Language, string> = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };

export const emptyNotice: NoticeValues = {
  title: noTexts,
  content: noTexts,
  noticeType: 'policy',
  targetScope: 'all',
  targetIds: [],
  mustRead: 'N',
  topFlag: 'N',
  publishTime: null,
  expireDate: null,
};

export const toValues = ({ titles, contents, noticeType, targetScope, targetIds, mustRead, topFlag, publishTime, expireDate }: NoticeRecord): NoticeValues => ({
  title: { ...noTexts, ...titles },
  content: { ...noTexts, ...contents },
  noticeType,
  targetScope,
  targetIds,
  mustRead,
  topFlag,
  publishTime,
  expireDate,
});

const written = (texts: Readonly<Record<Language, string>>) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** What is sent: only the languages that say something, and no targets for everybody. */
export const toInput = (values: NoticeValues): NoticeInput => ({
  ...values,
  title: written(values.title),
  content: written(values.content),
  targetIds: values.targetScope === 'all' ? [] : (values.targetIds ?? []),
  publishTime: values.publishTime || null,
  expireDate: values.expireDate || null,
});

/** How many of the two texts of a language are there: 0, 1 or 2. */
export const textsOf = ({ title, content }: Pick<NoticeValues, 'title' | 'content'>, language: Language): number =>
  [title[language], content[language]].filter((text) => text.trim() !== '').length;
