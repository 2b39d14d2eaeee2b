import type { WarrantyClaim } from '@harrow/api-client';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NewerVersion } from '../../../documents/review/NewerVersion.tsx';
import { type ReviewInHand, useKeptReview } from '../../../documents/review/useKeptReview.ts';
import { mayReview } from './mayReview.ts';
import { fromReviewed } from './reviewForm.ts';
import type { Reviewing } from './reviewing.ts';
import { lostPlaces, type TypedPlace, type TypedReview, typedOf, withoutLost, withTyped } from './typedReview.ts';

const namesOf = ({ bugList, detailList, partsList }: WarrantyClaim): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...bugList.map(({ id, bugNo, bugCode, bugName }) => [id, [bugNo, bugCode, bugName].filter(Boolean).join(' ')]),
    ...detailList.map(({ id, hourCode, hourName }) => [id, [hourCode, hourName].filter(Boolean).join(' ')]),
    ...partsList.map(({ id, partsCode, partsName }) => [id, [partsCode, partsName].filter(Boolean).join(' ')]),
  ]);

const noNames = {};

/** Nothing is kept where nothing differs from what the server has. */
function keep(inHand: ReviewInHand<TypedReview>, typed: TypedReview): void {
  if (Object.keys(typed).length > 0) inHand.type(typed);
  else inHand.discard();
}

interface KeptReviewOfClaim {
  /** The review that the user may do now. */
  reviewing: Reviewing | undefined;
  /** Something was typed that the server does not have. */
  isChanged: boolean;
  /** This browser keeps it. */
  isKept: boolean;
  /** For the top of the page: others have changed the claim meanwhile, and what became of what was typed. */
  newer: ReactNode;
}

/**
 * The review of a claim. What was typed stays by its line when a newer version of the claim arrives, and after a reload; the rest is as
 * the server has it.
 */
export function useReview(claim: WarrantyClaim | undefined): KeptReviewOfClaim {
  const { t } = useTranslation('warrantyClaim');
  const isOpen = claim !== undefined && mayReview(claim);
  const names = useMemo(() => (claim ? namesOf(claim) : noNames), [claim]);
  const inHand = useKeptReview<TypedReview>('warrantyClaimReview', claim, names);
  const server = useMemo(() => claim && fromReviewed(claim), [claim]);
  const { typed, seen } = inHand;
  const isChanged = typed !== undefined;
  const reviewing = useMemo((): Reviewing | undefined => {
    if (!isOpen || !server || !seen) return undefined;
    const review = typed ? withTyped(server, typed) : server;
    const change: Reviewing['change'] = (patch) => keep(inHand, typedOf({ ...review, ...patch }, server, typed));
    return { review, seen, isChanged, change, discard: inHand.discard };
  }, [isOpen, server, seen, typed, isChanged, inHand]);
  const fieldOf = ({ field }: TypedPlace): string => {
    if (field === 'auditResult' || field === 'auditRemark') return t(`field.bugList.${field}`);
    if (field === 'auditHours') return t('field.detailList.auditHours');
    if (field === 'auditQty') return t('field.partsList.auditQty');
    return t(field === 'travelFee' ? 'field.auditTravelFee' : field === 'otherFee' ? 'field.auditOtherFee' : `field.${field}`);
  };
  const open = isOpen ? server : undefined;
  const lost = (typed && server ? lostPlaces(typed, open) : []).map((place) => ({
    key: `${place.lineId}/${place.field}`,
    name: [place.lineId !== undefined && inHand.names[place.lineId], fieldOf(place)].filter(Boolean).join(' · '),
    text: place.field === 'auditResult' ? t('review.faultNoPass') : String(place.value),
  }));
  const isInSight = isChanged && (isOpen || lost.length > 0);
  const newer = (
    <NewerVersion
      isOld={isInSight && inHand.isOld}
      lost={lost}
      onGoOn={isOpen ? inHand.goOn : undefined}
      onForget={() => keep(inHand, typed ? withoutLost(typed, open) : {})}
    />
  );
  return { reviewing, isChanged: isInSight, isKept: inHand.isKept, newer };
}
