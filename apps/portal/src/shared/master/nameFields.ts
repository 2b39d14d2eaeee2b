/** The name of a master in each of the six languages, as forms and files have it; Chinese and English are needed. */
export const nameFields = ['nameZh', 'nameEn', 'nameEs', 'nameRu', 'nameFr', 'namePt'] as const;
