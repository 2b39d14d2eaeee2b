import type { Handlers } from '../../shared/contract/handlers.ts';
import { dismissSetup, seeStep, setupStatus, skipStep } from './setup.ts';

export const setupRoutes = (): Handlers<'setup'> => ({
  setupStatus: ({ context }) => setupStatus(context),
  setupSkip: ({ body, commit }) =>
    commit(async (within) => {
      await skipStep(within, body);
      return null;
    }),
  setupSee: ({ body, commit }) =>
    commit(async (within) => {
      await seeStep(within, body.key);
      return null;
    }),
  setupDismiss: ({ body, commit }) =>
    commit(async (within) => {
      await dismissSetup(within, body.dismissed);
      return null;
    }),
});
