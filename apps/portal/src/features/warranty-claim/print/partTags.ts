import type { WarrantyClaim } from '@harrow/api-client';

/** Tag on a core. */
export interface PartTag {
  /** `{claimNo}-{fault}-{line}`, the line counted inside the fault: the number by which the maker requests the part. */
  tagNo: string;
  /** Content of the QR code: number and part. */
  code: string;
  partsCode: string;
  partsName: string;
  qty: number;
  fault: string;
  oldSerialNo: string | null;
}

/** Used parts that the dealer has to keep or send back. */
const keptDispositions: readonly (string | null)[] = ['return', 'hold'];

/** The tags of a claim, fault by fault. */
export function partTags({ claimNo, bugList, partsList }: Pick<WarrantyClaim, 'claimNo' | 'bugList' | 'partsList'>): PartTag[] {
  return bugList.flatMap(({ id, bugNo, bugCode, bugName }) =>
    partsList
      .filter(({ bugId }) => bugId === id)
      .flatMap(({ partsCode, partsName, qty, oldSerialNo, coreDisposition }, index) => {
        const tagNo = `${claimNo}-${bugNo}-${index + 1}`;
        const tag = { tagNo, code: `${tagNo} ${partsCode}`, partsCode, partsName, qty, fault: `${bugCode} ${bugName}`, oldSerialNo };
        return keptDispositions.includes(coreDisposition) ? [tag] : [];
      }),
  );
}
