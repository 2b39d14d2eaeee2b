import type { CampaignsClaimTemplateResponse } from '@harrow/api-client';
import { newFault } from '../claimEdits.ts';
import type { FaultRow } from '../claimForm.ts';
import { newLabour } from './labourLines.ts';
import { newPart } from './partLines.ts';

/** The faults that a claim begins with which carries a campaign out, with their lines. */
export const faultsFrom = ({ bugList, detailList, partsList }: CampaignsClaimTemplateResponse['result']): FaultRow[] =>
  bugList.map(({ bugNo, bugSystem = null, bugCode = null, bugDesc = null, correction = null }) => ({
    ...newFault(),
    bugSystem,
    bugCode,
    bugDesc,
    correction,
    labour: detailList.filter((line) => line.bugNo === bugNo).map(({ hourCode = null, claimHours = null }) => ({ ...newLabour(), hourCode, claimHours })),
    parts: partsList
      .filter((line) => line.bugNo === bugNo)
      .map(({ partsCode = null, qty = null, isCausal = null }) => ({ ...newPart(), partsCode, qty, isCausal })),
  }));
