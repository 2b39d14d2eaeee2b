import type { ExportColumn } from '@harrow/ui';
import type { TFunction } from 'i18next';

/** The name of a master in each of the six languages, as forms and files have it; Chinese and English are needed. */
export const nameFields = ['nameZh', 'nameEn', 'nameEs', 'nameRu', 'nameFr', 'namePt'] as const;

/** Columns of an export with the names in all languages. @param t of any namespace */
export const exportedNames = (t: TFunction<'parts'> | TFunction<'serviceCatalogue'> | TFunction<'vehicleCheckItem'>): ExportColumn[] =>
  nameFields.map((key) => ({ key, title: t(`field.${key}`) }));
