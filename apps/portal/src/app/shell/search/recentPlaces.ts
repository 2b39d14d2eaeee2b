import { readStored, writeStored } from '../../../platform/stored.ts';
import { userStore } from '../../../platform/session/session.ts';
import { addPlace, type Place } from './addPlace.ts';

const storageKey = (): string => `harrow-recent:${userStore.get()?.username ?? ''}`;

export const recentPlaces = (): Place[] => readStored<Place[]>(storageKey()) ?? [];

export function rememberPlace(place: Place): void {
  writeStored(storageKey(), addPlace(recentPlaces(), place));
}
