import { type LoginInfo, loginsLogin, loginsSsoLogin, type LoginsLoginData, replyOf } from '@harrow/api-client';
import type { Language } from '@harrow/ui';
import { createStore } from '../store.ts';
import { readStored, removeStored, weekMs, writeStored } from '../stored.ts';
import { tokens } from '../api.ts';
import { rememberZone } from './ownZone.ts';
import { forgetSignOutReason } from './signOutReason.ts';
import { chosenLanguage, loadComponentTexts, rememberLanguage, switchLanguage } from '../language.ts';

const userKey = 'Login_Userinfo';

/** Data of the signed-in user in this browser; the token is kept apart. */
export type User = Omit<LoginInfo, 'TokenID'>;

export const userStore = createStore<User | undefined>(readStored<User>(userKey));
const rememberOwnZone = (): void => rememberZone(userStore.get()?.timeZone);
rememberOwnZone();
userStore.subscribe(rememberOwnZone);

/** The maker's staff belong to no dealer. */
export const isMakerUser = (user: User | undefined): boolean => !user?.dealerCode;

/** Replaces the user's details, for example after another department was chosen; they live as long as a login. */
export function rememberUser({ TokenID: _, ...user }: LoginInfo | (User & { TokenID?: string })): void {
  writeStored(userKey, user, weekMs);
  userStore.set(user);
}

export type Credentials = LoginsLoginData['body'];

/** Switches to the language of the account if none was chosen in this browser. A failure only leaves another language. */
async function speak(ofAccount: Language): Promise<void> {
  if (chosenLanguage()) return;
  // The shell waits for these; they need not wait for the other texts.
  void loadComponentTexts(ofAccount).catch(() => undefined);
  await switchLanguage(ofAccount);
  rememberLanguage(ofAccount);
}

/**
 * Signs in and remembers token and user. A language chosen in this browser holds for the visit; the account keeps its own
 * until another one is chosen in the portal.
 * Rejects with `ApiError`, whose `result` may say `captchaRequired`.
 */
export async function login(credentials: Credentials): Promise<User> {
  return enter((await replyOf(loginsLogin({ body: { ...credentials, language: chosenLanguage() } }))).data);
}

/** Signs in by the company's single sign-on, with the same effect. */
export async function loginBySso(): Promise<User> {
  return enter((await replyOf(loginsSsoLogin({ body: { language: chosenLanguage() } }))).data);
}

async function enter(data: LoginInfo): Promise<User> {
  tokens.set(data.TokenID);
  rememberUser(data);
  await speak(data.language).catch(() => undefined);
  forgetSignOutReason();
  return data;
}

/** Forgets the signed-in user. Their input stays in the drafts. */
export function forgetSession(): void {
  tokens.clear();
  for (const key of [userKey, 'LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH', 'ENCRYPTED_STRING', 'CACHE_INCLUDED_ROUTES']) removeStored(key);
}

/** The server insists on a new password before anything else. */
export const mustChangePassword = (user = userStore.get()): boolean => user?.need_change_password === 'Y';

export const isSignedIn = (): boolean => tokens.get() !== undefined;
