let zone: string | undefined;

/** The zone of whoever is signed in; undefined before. */
export const ownZone = (): string | undefined => zone;

export function rememberZone(timeZone: string | undefined): void {
  zone = timeZone;
}
