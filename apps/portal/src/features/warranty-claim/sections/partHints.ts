import type { TFunction } from 'i18next';
import type { PartRow } from '../form/claimForm.ts';

/** Warnings about a part. */
export const partHints = (part: PartRow, t: TFunction<'warrantyClaim'>): string[] =>
  [
    part.notCovered === 'Y' && t('part.notCovered'),
    part.replacedBy && t('picker.replacedBy', { code: part.replacedBy }),
    part.partsName !== null && part.unitPrice === null && t('picker.noPrice'),
    part.unitPrice === 0 && t('picker.zeroPrice'),
  ].filter((hint): hint is string => typeof hint === 'string' && hint !== '');
