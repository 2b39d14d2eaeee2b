import { declareParameters, type Declares, shortText } from '../../shared/parameters.ts';

const name = shortText('', 100);

/** Who the maker is, as papers and mails say it. */
export const companyParameters = declareParameters('system', {
  'company.nameZh': name,
  'company.nameEn': name,
  'company.nameEs': name,
  'company.nameRu': name,
  'company.nameFr': name,
  'company.namePt': name,
  'company.address': shortText('', 300),
  'company.phone': shortText('', 30),
  'company.taxNo': shortText('', 30),
});

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof companyParameters> {}
}
