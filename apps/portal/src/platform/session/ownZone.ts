let zone: string | undefined;

/** Time zone of the signed-in user; undefined before sign-in. */
export const ownZone = (): string | undefined => zone;

export function rememberZone(timeZone: string | undefined): void {
  zone = timeZone;
}
