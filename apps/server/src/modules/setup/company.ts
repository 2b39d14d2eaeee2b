import type { Addressee } from '../../generated/types.gen.ts';
import { type Language, message } from '../../shared/messages/messages.ts';
import type { Services } from '../../shared/services.ts';
import './parameters.ts';

const names = {
  'zh-cn': 'company.nameZh',
  en: 'company.nameEn',
  es: 'company.nameEs',
  ru: 'company.nameRu',
  fr: 'company.nameFr',
  pt: 'company.namePt',
} as const satisfies Record<Language, string>;

/** Who the maker is, as papers and mails say it: a name that a language lacks is the English one; what is not known is null. */
export function companyOf({ parameters }: Pick<Services, 'parameters'>, language: Language) {
  const name = parameters.text(names[language]) || parameters.text('company.nameEn');
  const [address, phone, taxNo] = (['company.address', 'company.phone', 'company.taxNo'] as const).map((key) => parameters.text(key) || null);
  const [usual, paperLanguage] = (['company.language', 'company.paperLanguage'] as const).map((key) => parameters.text(key) as Language);
  const hash = parameters.text('company.logo');
  const logo = hash === '' ? null : `/sys/config/logo?hash=${hash}`;
  return { name: name || null, logo, address: address!, phone: phone!, taxNo: taxNo!, language: usual!, paperLanguage: paperLanguage! };
}

/** The maker at the head of a paper, or as the recipient of goods: by the name of the product until the company has one. */
export function makerOn(services: Pick<Services, 'parameters'>, language: Language): Addressee {
  const { name, address, phone } = companyOf(services, language);
  return { name: name ?? message(language, 'product.name'), address, phone };
}
