import type { WarrantyClaim } from '@harrow/api-client';
import type { PartTag } from '../../../shared/print/PartTags.tsx';

/** Used parts that the dealer has to keep or send back. */
const keptDispositions: readonly (string | null)[] = ['return', 'hold'];

/** The tags of a claim, fault by fault. */
export function partTags({
  claimNo,
  bugList,
  partsList,
}: Pick<WarrantyClaim, 'claimNo' | 'bugList' | 'partsList'>): Omit<PartTag, 'vin' | 'keptBy' | 'repairDate'>[] {
  return bugList.flatMap(({ id, bugNo, bugCode, bugName }) =>
    partsList
      .filter(({ bugId }) => bugId === id)
      .flatMap(({ partsCode, partsName, qty, oldSerialNo, coreDisposition }, index) => {
        const tagNo = `${claimNo}-${bugNo}-${index + 1}`;
        const tag = { tagNo, partsCode, partsName, qty, fault: `${bugCode} ${bugName}`, oldSerialNo };
        return keptDispositions.includes(coreDisposition) ? [tag] : [];
      }),
  );
}
