import { flushDrafts, followRemoval } from '../platform/drafts/drafts.ts';
import { leaveToLogin } from '../platform/session/leave.ts';
import { isSignedIn, type User, userStore } from '../platform/session/session.ts';
import { readStored } from '../platform/stored.ts';

const watched = new Set(['Access-Token', 'Login_Userinfo', 'DEFAULT_LANGUAGE']);

/** Reloads the page. Unsaved input stays in the drafts. */
function startAnew(): void {
  flushDrafts();
  location.reload();
}

let isLeaving = false;

/** Takes over changes of session, user and language that another window made. */
function catchUp(language: string | undefined): void {
  // A sign-out removes several keys, each with an event of its own; one departure is enough.
  if (isLeaving) return;
  if (!isSignedIn()) {
    isLeaving = true;
    followRemoval();
    return leaveToLogin();
  }
  const isSomebodyElse = readStored<User>('Login_Userinfo')?.username !== userStore.get()?.username;
  if (isSomebodyElse || readStored<string>('DEFAULT_LANGUAGE') !== language) startAnew();
}

/**
 * Windows of one browser belong to one user: a sign-out in one ends all; another user or another language is taken over.
 * A page restored from the browser's back-forward cache checks as well, since it received no events there.
 * Returns a function that stops it.
 */
export function followOtherWindows(): () => void {
  const language = readStored<string>('DEFAULT_LANGUAGE');
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || watched.has(key)) catchUp(language);
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) catchUp(language);
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
