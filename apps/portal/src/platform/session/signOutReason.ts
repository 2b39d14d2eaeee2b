const reasonKey = 'harrow-sign-out-reason';

/** Keeps why the session ended, in the server's words, for the login page of this window. */
export function keepSignOutReason(text: string): void {
  try {
    sessionStorage.setItem(reasonKey, text);
  } catch {
    // Storage is blocked: the login page shows no reason.
  }
}

/** Reason why the last session of this window was ended from elsewhere, if it was. */
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
