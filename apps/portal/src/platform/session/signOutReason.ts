const reasonKey = 'harrow-sign-out-reason';

/** Keeps why the session ended, in the server's words, for the login page of this window. */
export function keepSignOutReason(text: string): void {
  try {
    sessionStorage.setItem(reasonKey, text);
  } catch {
    // Where nothing may be stored the login page says nothing.
  }
}

/** Why the last session of this window ended, if somebody else ended it. */
export function signOutReason(): string | undefined {
  try {
    return sessionStorage.getItem(reasonKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetSignOutReason(): void {
  try {
    sessionStorage.removeItem(reasonKey);
  } catch {
    // Nothing was stored.
  }
}
