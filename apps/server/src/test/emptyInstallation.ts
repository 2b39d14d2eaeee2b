import { createFirstAdministrator } from '../base-data/firstAdministrator.ts';
import { startTestApp, type TestApp } from './testApp.ts';

/** Of the only user. */
export const administratorPassword = 'First#2026';

/** A server that is not set up yet: base data and the first administrator, `admin`. */
export const createEmptyInstallation = (): Promise<TestApp> =>
  startTestApp({}, ({ db }) => createFirstAdministrator(db, { username: 'admin', password: administratorPassword }));
