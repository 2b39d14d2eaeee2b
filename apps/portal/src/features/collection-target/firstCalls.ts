import { askList, type FirstCalls } from '../../shared/calls/firstCalls.ts';
import { collectionTargetDefaults, collectionTargets } from './collectionTargets.ts';

export const firstCalls: FirstCalls = ({ search }) => askList(collectionTargets, search, collectionTargetDefaults);
