import type { CampaignsClaimTemplateResponse } from '@harrow/api-client';
import type { ClaimLists } from '../claimForm.ts';
import { newLabour } from './labourLines.ts';
import { newFault } from './newFault.ts';
import { newPart } from './partLines.ts';

/** The faults that a claim begins with which carries a campaign out, with their lines. */
export function linesFrom({ bugList, detailList, partsList }: CampaignsClaimTemplateResponse['result']): ClaimLists {
  const faults = bugList.map(({ bugNo, bugSystem = null, bugCode = null, bugDesc = null, correction = null }) => ({
    no: bugNo,
    fault: { ...newFault(), bugSystem, bugCode, bugDesc, correction },
  }));
  const below = <Line extends { bugNo?: number | null | undefined }, Row>(lines: readonly Line[], toRow: (line: Line) => Row) =>
    faults.flatMap(({ no, fault }) => lines.filter(({ bugNo }) => bugNo === no).map((line) => ({ ...toRow(line), bugId: fault.id })));
  return {
    bugList: faults.map(({ fault }) => fault),
    detailList: below(detailList, ({ hourCode = null, claimHours = null }) => ({ ...newLabour(), hourCode, claimHours })),
    partsList: below(partsList, ({ partsCode = null, qty = null, isCausal = null }) => ({ ...newPart(), partsCode, qty, isCausal })),
  };
}
