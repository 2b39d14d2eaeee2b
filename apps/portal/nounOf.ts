/** Features that are not called after the noun whose fields they show; those of administrators begin with `isystem-`. */
const nouns: Readonly<Record<string, string>> = {
  'extend-chances': 'extend-insurance',
  'isystem-depart': 'department',
  'isystem-dict': 'dictionary',
  maintenance: 'force-insurance',
  'maintenance-due': 'force-insurance',
  notice: 'public-notice',
  'parts-stock': 'stock',
  'used-parts-task': 'used-parts-handle',
};

/** The noun of a feature: the folder of the names of its fields beside the contract. @param feature its folder */
export const nounOf = (feature: string): string => nouns[feature] ?? feature.replace(/^isystem-/, '');
