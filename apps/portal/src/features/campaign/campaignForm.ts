import type { Campaign, CampaignInput } from '@harrow/api-client';

type Language = keyof CampaignInput['title'];
type Texts = Record<Language, string>;

/** The form as it is typed: every language has a text. */
export interface CampaignValues extends Omit<
  CampaignInput,
  'title' | 'problem' | 'remedy' | 'hourCodes' | 'parts' | 'validFrom' | 'validTo' | 'secondProduct'
> {
  title: Texts;
  problem: Texts;
  remedy: Texts;
  secondProduct?: string;
  validFrom?: string;
  validTo?: string;
  hourCodes: { hourCode?: string; maxHours?: number | null }[];
  parts: { partsCode?: string; qty?: number | null; returnRequired?: 'Y' | 'N' }[];
}

const noTexts: Texts = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };

export const emptyCampaign: CampaignValues = {
  title: noTexts,
  problem: noTexts,
  remedy: noTexts,
  campaignType: 'improvement',
  severity: 'degrade',
  thirdProducts: [],
  bugCode: null,
  hourCodes: [],
  parts: [],
  mileagePaid: 'N',
  stopDelivery: 'N',
};

export const toValues = ({ titles, problems, remedies, hourCodes, parts, ...campaign }: Campaign): CampaignValues => ({
  title: { ...noTexts, ...titles },
  problem: { ...noTexts, ...problems },
  remedy: { ...noTexts, ...remedies },
  campaignType: campaign.campaignType,
  severity: campaign.severity,
  secondProduct: campaign.secondProduct,
  thirdProducts: campaign.thirdProducts,
  validFrom: campaign.validFrom,
  validTo: campaign.validTo,
  bugCode: campaign.bugCode,
  hourCodes: hourCodes.map(({ hourCode, maxHours }) => ({ hourCode, maxHours })),
  parts: parts.map(({ partsCode, qty, returnRequired }) => ({ partsCode, qty, returnRequired })),
  mileagePaid: campaign.mileagePaid,
  stopDelivery: campaign.stopDelivery,
});

const written = (texts: Texts): Partial<Texts> => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** What is sent of a form that is complete: only the languages that say something. */
export const toInput = ({ title, problem, remedy, secondProduct = '', validFrom = '', validTo = '', bugCode, ...values }: CampaignValues): CampaignInput => ({
  ...values,
  title: { ...written(title), 'zh-cn': title['zh-cn'], en: title.en },
  problem: written(problem),
  remedy: written(remedy),
  secondProduct,
  validFrom,
  validTo,
  bugCode: bugCode || null,
  hourCodes: values.hourCodes.map(({ hourCode = '', maxHours }) => ({ hourCode, maxHours: maxHours ?? 0 })),
  parts: values.parts.map(({ partsCode = '', qty, returnRequired = 'N' }) => ({ partsCode, qty: qty ?? 0, returnRequired })),
});

/** How many of the three texts of a language are there. */
export const textsOf = ({ title, problem, remedy }: Pick<CampaignValues, 'title' | 'problem' | 'remedy'>, language: Language): number =>
  [title[language], problem[language], remedy[language]].filter((text) => text.trim() !== '').length;

/** Where the refusal of a field is shown: `title.en` as a path, that of a line at its list. */
export const placeOf = (field: string): string[] => field.split('.');
