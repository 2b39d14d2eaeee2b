import type { Announcement, AnnouncementInput } from '@harrow/api-client';

type Language = keyof AnnouncementInput['titile'];
type SixTexts = Record<Language, string>;

/** The form as it is typed: every language has a text. */
export interface AnnouncementValues extends Omit<AnnouncementInput, 'titile' | 'msgContent' | 'msgAbstract'> {
  titile: SixTexts;
  msgContent: SixTexts;
  msgAbstract: SixTexts;
}

const noTexts: SixTexts = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };

export const emptyAnnouncement: AnnouncementValues = {
  titile: noTexts,
  msgContent: noTexts,
  msgAbstract: noTexts,
  priority: 'M',
  msgType: 'ALL',
  targetIds: [],
  sendTime: null,
  revokeTime: null,
};

export const toValues = ({ titile, msgContent, msgAbstract, priority, msgType, targetIds, sendTime, revokeTime }: Announcement): AnnouncementValues => ({
  titile: { ...noTexts, ...titile },
  msgContent: { ...noTexts, ...msgContent },
  msgAbstract: { ...noTexts, ...msgAbstract },
  priority,
  msgType,
  targetIds,
  sendTime,
  revokeTime,
});

const written = (texts: Readonly<SixTexts>) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** What is sent: only the languages that say something, and no receivers for everybody. */
export const toInput = (values: AnnouncementValues): AnnouncementInput => ({
  ...values,
  titile: written(values.titile),
  msgContent: written(values.msgContent),
  msgAbstract: written(values.msgAbstract),
  targetIds: values.msgType === 'ALL' ? [] : (values.targetIds ?? []),
  sendTime: values.sendTime || null,
  revokeTime: values.revokeTime || null,
});

/** How many of the two texts of a language are there: 0, 1 or 2. */
export const textsOf = ({ titile, msgContent }: Pick<AnnouncementValues, 'titile' | 'msgContent'>, language: Language): number =>
  [titile[language], msgContent[language]].filter((text) => text.trim() !== '').length;

/** A text as a reader of a language gets it. */
export const shownIn = (texts: Readonly<SixTexts>, language: Language): string =>
  [texts[language], texts['zh-cn'], texts.en].find((text) => text.trim() !== '') ?? '';
